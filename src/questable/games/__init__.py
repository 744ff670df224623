"""The games, one folder each; questable.registry lists them."""
