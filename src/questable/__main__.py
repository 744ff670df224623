"""`python -m questable`."""

from questable.cli import main

if __name__ == "__main__":
    main()
