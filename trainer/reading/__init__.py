"""Reads what people write into house rules: cells with their paths, switches, table rows, chips. Knows no file format."""

from trainer.reading.cells import N_, Cell, Fault, GameBook, Note, Path, Plain, Report, plain_name, spoken

__all__ = ["N_", "Cell", "Fault", "GameBook", "Note", "Path", "Plain", "Report", "plain_name", "spoken"]
