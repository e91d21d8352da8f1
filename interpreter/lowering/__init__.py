"""What lowering works with: the anatomy of verbs and terms, contexts, the state's layout, numbered steps, guards."""
