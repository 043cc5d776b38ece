"""The pairs of tests/diff/pairs, and what is to be said of each."""
import pathlib


def rows(file):
    """(class, pair, verdict), as the table has them."""
    lines = pathlib.Path(file).read_text().splitlines()
    return [tuple(line.split("\t")) for line in lines
            if line and not line.startswith("#")]
