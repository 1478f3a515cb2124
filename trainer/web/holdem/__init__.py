"""The pages of Texas Hold'em, and how its questions are shown."""
