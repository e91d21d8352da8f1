"""What a game asks of a language, and the tools of translators."""
