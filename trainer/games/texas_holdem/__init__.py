"""Texas Hold'em as a poker-room dealer must know it."""
