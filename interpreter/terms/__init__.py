"""Values, conditions and queries: what is known of each before anything runs."""
