"""A seeded source of choices that is the same in every version of Python."""

_MASK = (1 << 64) - 1


class Seeded:
    """splitmix64; the label keeps the streams of different parts apart."""

    def __init__(self, seed, label):
        self._state = seed & _MASK
        for byte in label.encode():
            self._state = (self._next() + byte) & _MASK

    def _next(self):
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound):
        return self._next() % bound

    def between(self, low, high):
        return low + self.below(high - low + 1)

    def chance(self, percent):
        return self.below(100) < percent

    def pick(self, items):
        return items[self.below(len(items))]

    def weighted(self, table):
        """One of the values of (weight, value) rows."""
        at = self.below(sum(weight for weight, _ in table))
        for weight, value in table:
            if at < weight:
                return value
            at -= weight
        raise AssertionError("weights should cover every draw")
