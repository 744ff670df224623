"""What is so: a room's rows, and everything that they fold to."""
