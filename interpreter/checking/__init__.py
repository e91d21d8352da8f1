"""From a tree to checked rules: every name known, every type right."""
