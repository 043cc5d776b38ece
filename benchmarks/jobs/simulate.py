#!/usr/bin/env python3
"""A run on more machines than are at hand: parts as they were measured, given out by one
coordinator to so many workers.

usage: simulate.py PARTS.tsv [--workers N,N,…] [--copies K] [--service US] [--latency US]
                   [--bandwidth MB] [--bigger F]

PARTS.tsv is what part_sizes prints of a checkpoint. The tree of its parts is taken K times, as if
the run were that much larger. A worker that is idle is given the first open part; its result
reaches the coordinator after the latency and the time its bytes need; the coordinator takes
SERVICE microseconds for a result and the parts that came of it, and for each part it gives out, one
after the other. Efficiency is the workers' busy time by all their time. --bigger F: parts of F times the
budget, which is taken as F times the time and bytes for each and one in F of the parts.
"""
import argparse
import collections
import csv
import heapq
import itertools

Part = collections.namedtuple("Part", "seconds bytes left")
Figures = collections.namedtuple("Figures", "seconds efficiency messages rate busy")


def read(lines):
    """Parts by their text, and those that came of no other."""
    parts = {row["part"]: Part(float(row["seconds"]), int(row["bytes"]),
                               [p for p in row["left"].split(",") if p])
             for row in csv.DictReader(lines, delimiter="\t")}
    born = {child for part in parts.values() for child in part.left}
    return parts, [text for text in parts if text not in born]


def merged(parts, factor):
    """Each part with as many of those that come of it as make it so much larger."""
    done = {}
    for text, part in parts.items():
        seconds, size, open_parts = part.seconds, part.bytes, collections.deque(part.left)
        while open_parts and seconds < factor * part.seconds:
            child = parts[open_parts.popleft()]
            seconds, size = seconds + child.seconds, size + child.bytes
            open_parts.extend(child.left)
        done[text] = Part(seconds, size, list(open_parts))
    return done


class Simulation:
    """Time goes from event to event: results that reach the coordinator."""

    def __init__(self, parts, roots, workers, options):
        self.parts, self.options = parts, options
        self.open = collections.deque(roots * options.copies)
        self.idle = workers
        self.free_at = 0.0   # of the coordinator
        self.served = 0.0    # seconds it was busy
        self.messages = 0
        self.work = 0.0
        self.events, self.order = [], itertools.count()

    def serve(self, now):
        """One message; when the coordinator is done with it."""
        self.free_at = max(self.free_at, now) + self.options.service * 1e-6
        self.served += self.options.service * 1e-6
        self.messages += 1
        return self.free_at

    def give(self, now):
        while self.idle > 0 and self.open:
            part = self.parts[self.open.popleft()]
            self.idle -= 1
            self.work += part.seconds
            begun = self.serve(now) + self.options.latency * 1e-6
            back = (begun + part.seconds + self.options.latency * 1e-6
                    + part.bytes / (self.options.bandwidth * 1e6))
            heapq.heappush(self.events, (back, next(self.order), part))

    def run(self, workers):
        self.give(0.0)
        end = 0.0
        while self.events:
            now, _, part = heapq.heappop(self.events)
            end = self.serve(now)
            self.open.extend(part.left)
            self.idle += 1
            self.give(end)
        return Figures(end, self.work / (workers * end), self.messages, self.messages / end,
                       self.served / end)


def simulate(parts, roots, workers, options):
    return Simulation(parts, roots, workers, options).run(workers)


def arguments(words=None):
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("parts")
    parser.add_argument("--workers", default="1,2,10,100,1000,10000")
    parser.add_argument("--copies", type=int, default=1)
    parser.add_argument("--service", type=float, default=300)
    parser.add_argument("--latency", type=float, default=50)
    parser.add_argument("--bandwidth", type=float, default=1000)
    parser.add_argument("--bigger", type=float, default=1)
    return parser.parse_args(words)


def main():
    options = arguments()
    with open(options.parts, encoding="utf-8") as lines:
        parts, roots = read(lines)
    if options.bigger > 1:
        parts = merged(parts, options.bigger)
    print("| workers | seconds | efficiency | messages | messages/s | coordinator busy |\n"
          "|---|---|---|---|---|---|")
    for workers in map(int, options.workers.split(",")):
        figures = simulate(parts, roots, workers, options)
        print(f"| {workers} | {figures.seconds:.1f} | {figures.efficiency:.0%} | "
              f"{figures.messages} | {figures.rate:.0f} | {figures.busy:.0%} |")


if __name__ == "__main__":
    main()
