"""What is said to whom: messages, and what each pair of eyes is told."""
