name-goods = Goods
    .short = G
