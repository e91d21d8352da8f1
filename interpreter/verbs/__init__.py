"""Effects: what is known of each before anything runs."""
