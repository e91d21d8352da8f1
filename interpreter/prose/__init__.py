"""What is said in a language: the one place that speaks Fluent."""
