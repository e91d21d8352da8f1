"""What is asked: the question, what was chosen before it, and what somebody typed."""
