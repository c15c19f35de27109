"""`python -m baumeister` is `baumeister`."""

from baumeister.cli.main import main

main()
