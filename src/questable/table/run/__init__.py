"""What keeps rooms going: their queues, lines, bots and alarms, and the hall of them all."""
