"""`python -m spielwerk.cli` is the command `spielwerk`."""

from .main import main

if __name__ == "__main__":
    main()
