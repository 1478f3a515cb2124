"""The drawing office: every card, chip and icon is drawn here and nowhere else. `python -m art` writes the files."""
