"""The grammar of lines, its parser, and what a slip probably meant."""
