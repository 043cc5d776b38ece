"""A running `summa watch`, what it has said so far, and programs for it to watch."""
import functools
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time

# Of machines that have much else to do; what is measured is printed.
PATIENCE = 60

MEAN = """
public class Mean {
  public static int half(int x) { %s; return x / 2; }
}
"""
HOLDS = "assert x == x"
FAILS = "assert x != 7"


def compile_java(folder, **sources):
    """Class files of these sources, by their names."""
    out = pathlib.Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    files = []
    where = out.parent / "sources"
    where.mkdir(exist_ok=True)
    for name, text in sources.items():
        file = where / f"{name}.java"
        file.write_text(text)
        files.append(str(file))
    subprocess.run(["javac", "-g", "-proc:none", "-cp", str(out), "-d", str(out), *files],
                   check=True)


@functools.lru_cache
def compiled_mean(claim):
    with tempfile.TemporaryDirectory() as folder:
        compile_java(pathlib.Path(folder) / "classes", Mean=MEAN % claim)
        return (pathlib.Path(folder) / "classes" / "Mean.class").read_bytes()


def mean(folder, claim):
    pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
    (pathlib.Path(folder) / "Mean.class").write_bytes(compiled_mean(claim))


class Watched:
    """`with Watched(SUMMA, folder, words...) as watch`."""

    def __init__(self, summa, folder, *words):
        self.file = pathlib.Path(folder) / "said.txt"
        self.errors = pathlib.Path(folder) / "errors.txt"
        self.at = 0
        with open(self.file, "wb") as out, open(self.errors, "wb") as err:
            self.process = subprocess.Popen([summa, "watch", *words], stdout=out, stderr=err)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    def all(self):
        return self.file.read_text()

    def said(self):
        """What nobody has asked for yet."""
        return self.all()[self.at:]

    def expect(self, *texts, patience=PATIENCE):
        """Waits until it has said all of these; what it said up to the last."""
        end = time.monotonic() + patience
        while True:
            text = self.said()
            places = [text.find(each) for each in texts]
            if -1 not in places:
                last = max(p + len(t) for p, t in zip(places, texts))
                self.at += last
                return text[:last]
            if time.monotonic() > end or self.process.poll() is not None:
                raise AssertionError(f"expected {texts}, said: {text}\n"
                                     f"errors: {self.errors.read_text()}")
            time.sleep(0.01)

    def begin(self):
        return self.expect("Control-C ends\n")

    def is_silent(self, seconds=1.0):
        time.sleep(seconds)
        return self.said() == "" and self.process.poll() is None

    def stop(self):
        """Control-C: the exit status, and how long it took."""
        start = time.monotonic()
        self.process.send_signal(signal.SIGINT)
        status = self.process.wait(PATIENCE)
        return status, time.monotonic() - start


def replace_folder(folder):
    shutil.rmtree(folder)
    os.mkdir(folder)
