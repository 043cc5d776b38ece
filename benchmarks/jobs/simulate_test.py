"""The simulation on trees whose times are known by hand."""
import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import simulate  # pylint: disable=wrong-import-position

FREE = simulate.arguments(["-", "--service", "0", "--latency", "0", "--bandwidth", "1e9"])


def tree(*rows):
    lines = ["part\tseconds\treplay\tbytes\tpaths\tleft"]
    lines += ["\t".join(map(str, (name, seconds, 0, size, 1, left)))
              for name, seconds, size, left in rows]
    return simulate.read(lines)


class SimulateTest(unittest.TestCase):
    def test_as_much_as_there_is(self):
        parts, roots = tree(("0", 4, 0, ""), ("1", 4, 0, ""), ("2", 4, 0, ""), ("3", 4, 0, ""))
        for workers, seconds in ((1, 16), (2, 8), (4, 4), (8, 4)):
            figures = simulate.simulate(parts, roots, workers, FREE)
            self.assertAlmostEqual(figures.seconds, seconds, places=6)
            self.assertAlmostEqual(figures.efficiency, 16 / (workers * seconds), places=6)
            self.assertEqual(figures.messages, 8)

    def test_what_comes_of_a_part_comes_after_it(self):
        parts, roots = tree(("0", 1, 0, "0.0,0.1"), ("0.0", 2, 0, ""), ("0.1", 3, 0, ""))
        self.assertEqual(roots, ["0"])
        self.assertAlmostEqual(simulate.simulate(parts, roots, 9, FREE).seconds, 4, places=6)

    def test_a_slow_coordinator(self):
        parts, roots = tree(*((str(i), 1, 0, "") for i in range(100)))
        slow = simulate.arguments(["-", "--service", "1e6", "--latency", "0"])
        figures = simulate.simulate(parts, roots, 100, slow)
        self.assertAlmostEqual(figures.seconds, 200, delta=2)
        self.assertGreater(figures.busy, 0.99)

    def test_bytes_take_time(self):
        parts, roots = tree(("0", 1, 3_000_000, ""))
        thin = simulate.arguments(["-", "--service", "0", "--latency", "0", "--bandwidth", "1"])
        self.assertAlmostEqual(simulate.simulate(parts, roots, 1, thin).seconds, 4, places=6)

    def test_bigger_parts_are_fewer(self):
        parts, roots = tree(("0", 1, 0, "0.0,0.1"), ("0.0", 1, 0, ""), ("0.1", 1, 0, ""))
        figures = simulate.simulate(simulate.merged(parts, 3), roots, 1, FREE)
        self.assertEqual(figures.messages, 2)
        self.assertAlmostEqual(figures.seconds, 3, places=6)


if __name__ == "__main__":
    unittest.main()
