"""What has happened: the log, what came of it, a whole game told."""
