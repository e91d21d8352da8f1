"""The sections of a pack, each read into the vocabulary."""
