"""What these tests share: rules are made once for all of them."""

from support.built import rules_made_once as rules_made_once
