"""What a message or a deadline comes to: rows, or a refusal."""
