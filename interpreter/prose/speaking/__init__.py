"""What a language says: messages in, sentences out. The one door to Fluent."""
