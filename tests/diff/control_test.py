"""The table of pairs against brute force on a JVM, which shares no code with
summa: pairs that are to differ do so on some small input, the others on none."""
import subprocess
import sys
import unittest

import table

BRUTE, CLASSES, TABLE = sys.argv[1:4]


class ControlTest(unittest.TestCase):
    def test_table(self):
        rows = table.rows(TABLE)
        names = [word for owner, pair, _ in rows for word in ("pairs." + owner, pair)]
        run = subprocess.run(["java", "-cp", BRUTE, "brute.Brute", CLASSES + "/", *names],
                             capture_output=True, text=True, check=True)
        told = [line.split("\t") for line in run.stdout.splitlines()]
        self.assertEqual(len(told), len(rows))
        for (owner, pair, verdict), (_, _, inputs, differ) in zip(rows, told):
            with self.subTest(owner=owner, pair=pair):
                self.assertGreater(int(inputs), 0)
                self.assertEqual(verdict == "different", int(differ) > 0)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
