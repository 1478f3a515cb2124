"""`python -m trainer` is the command `trainer`."""

import sys

from trainer.cli import main

sys.exit(main())
