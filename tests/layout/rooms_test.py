"""Each room of engine/ and cli/ uses only rooms before it, and stays small.

The order is read from the BUILD files that enforce it; the includes are read
again here, since g++ does not look at visibility of headers.
"""
import pathlib
import re
import sys
import unittest

LARGEST = 30
INCLUDE = re.compile(r'^#include "([\w/]+)/[\w.]+"', re.MULTILINE)
GROUP = re.compile(r'name = "uses_(\w+)",\s+packages = \[(.*?)\]', re.DOTALL)
ROOT = pathlib.Path(".")


def order(top):
    """The rooms, first to last, as the package groups have them."""
    text = (ROOT / top / "BUILD").read_text()
    users = {name: set(re.findall(rf'"//{top}/(\w+)"', packages))
             for name, packages in GROUP.findall(text)}
    return sorted(users, key=lambda room: -len(users[room])), users


def sources(room):
    return [f for f in room.iterdir() if f.suffix in (".h", ".cc", ".def")]


class RoomsTest(unittest.TestCase):
    TOPS = {"engine": 9, "cli": 5}

    def test_groups_are_one_order(self):
        for top, least in self.TOPS.items():
            rooms, users = order(top)
            self.assertGreaterEqual(len(rooms), least)
            for i, room in enumerate(rooms):
                self.assertEqual(users[room], set(rooms[i:]), f"{top}/{room}")

    def test_every_folder_with_a_group_has_files(self):
        for top in self.TOPS:
            for room in order(top)[0]:
                self.assertTrue(sources(ROOT / top / room), f"{top}/{room}")

    def test_rooms_use_only_rooms_before_them(self):
        seen = 0
        for top in self.TOPS:
            rooms, _ = order(top)
            for place, room in enumerate(rooms):
                for file in sources(ROOT / top / room):
                    for used in INCLUDE.findall(file.read_text()):
                        if not used.startswith(top + "/"):
                            continue
                        other = used.split("/")[1]
                        if other not in rooms:
                            continue
                        seen += 1
                        self.assertLessEqual(rooms.index(other), place,
                                             f"{file} uses {used}")
        self.assertGreater(seen, 400)

    def test_rooms_are_small(self):
        for top in self.TOPS:
            for room in sorted((ROOT / top).iterdir()):
                if not room.is_dir():
                    continue
                count = sum(f.is_file() for f in room.iterdir())
                self.assertLessEqual(count, LARGEST, str(room))

    def test_nothing_lives_outside_the_rooms(self):
        for top, allowed in {"engine": {"BUILD"},
                             "cli": {"BUILD", "main.cc"}}.items():
            files = {f.name for f in (ROOT / top).iterdir() if f.is_file()}
            self.assertEqual(files, allowed)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
