#!/usr/bin/env python3
"""Compares the engine `auto` with each engine on problems drawn by a seed, in CPU time of whole commands.

    bench/choice.py SEED [NUMBER]

Names are drawn from the shelf, from members of families and from exports of both as .dlx files, in turn 2 : 2 : 1,
until NUMBER (40) of them count: those on which some engine takes 2 to 600 seconds of CPU time. For each it runs `auto`,
then each engine for as long as the quickest so far; and where none of them took two seconds, those that did not end
for up to 600. A row a problem is written to bench/target/choice-SEED.jsonl, which a later call continues. Two problems
are run at a time. Measure ratios above 1.2 again on an idle machine: on a busy one they are off by a tenth.
"""
import json
import os
import pathlib
import random
import resource
import subprocess
import sys
import tempfile
import threading

ROOT = pathlib.Path(__file__).resolve().parent.parent
DANCE = str(ROOT / "scripts" / "dance")
TARGET = ROOT / "bench" / "target"
ENGINES = ["layers", "diagram", "bitsets", "links"]
LEAST, MOST = 2, 600
# A search of the tree visits each solution, at most some three million a second.
MOST_SOLUTIONS_OF_TREE = 2_000_000_000
# The 35 hexominoes: `dance estimate` says millions of years by links, and their diagrams are no smaller.
HOPELESS = "hexominoes:"


def members():
    """Members of families, with numbers around those that take some seconds."""
    families = {
        "queens:%s": range(8, 17),
        "toroidal-queens:%s": ["7", "11", "13", "8,semi", "10,semi", "11,semi", "12,semi", "13,semi"],
        "langford:%s": ["2,7", "2,8", "2,11", "2,12", "2,15", "2,16", "3,9", "3,10", "3,17", "3,18"],
        "skolem:%s": ["2,8", "2,9", "2,12", "2,13", "2,16", "2,10,hooked", "2,11,hooked", "2,14,hooked", "2,15,hooked"],
        "latin:%s": range(4, 8),
        "orthogonal:%s": range(3, 6),
        "dominoes:%s": ["8x8", "12x12", "16x16", "18x18", "20x20", "16x40"],
        "tatami:%s": ["10x12", "16x20", "20x30"],
        "matrices:%s": ["%d,%d" % (n, s) for n in range(6, 11) for s in (2, 3)],
        "one-factorizations:%s": [6, 8, 10],
        "tournaments:%s": [6, 8],
        "pair-sums:primes,%s": [10, 15, 20, 25],
        "pair-sums:squares,%s": [20, 26, 30, 34],
        "progressions:3,%s": [5, 7, 9, 11, 13],
        "rectangles:%s": ["5x5", "6x6", "7x7", "7x8", "8x8"],
        "steiner:%s": [7, 9, 13],
        "sudoku:%s": ["2", "2x3"],
        "attacking-queens:%s": ["6,3", "7,3", "8,3", "7,4", "8,4"],
        "dominating:%s": range(6, 10),
        "equal-sums:%s": ["3,4", "3,5", "3,6", "4,4"],
        "graceful:%s": [8, 10, 11, 12, 13],
        "sum-triples:%s": [12, 15, 18, 21, 24],
        "triples:%s": ["%s,%d" % (r, n) for r in ("langford", "skolem", "inside", "either") for n in (6, 9, 10)],
        "tilings:%s": ["V3+I2,6x6", "V3+I2,8x8", "L4+T4,8x8", "I3+V3,9x9", "L4,8x8", "Y5,10x10"],
    }
    return [family % member for family, numbers in families.items() for member in numbers]


def drawn(seed):
    """All names, in the order in which they are drawn."""
    listed = json.loads(subprocess.run([DANCE, "puzzles", "--json"], capture_output=True, check=True).stdout)
    shelf = [puzzle["puzzle"] for puzzle in listed if puzzle["shelf"] != "Made by rules"]
    of_families = members()
    exports = ["export " + name for name in shelf + of_families]
    pools = [shelf, of_families, exports]
    shuffle = random.Random(seed)
    for pool in pools:
        shuffle.shuffle(pool)
    names = []
    while any(pools):
        for pool, times in zip(pools, (2, 2, 1)):
            names += [pool.pop() for _ in range(min(times, len(pool)))]
    return names


def run(puzzle, engine, most):
    """Counts, for up to so many seconds of CPU time."""
    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (int(most) + 1, int(most) + 1))
    command = [DANCE, "count", "--quiet", "--engine", engine, puzzle]
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=err, preexec_fn=limit)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        seconds = round(usage.ru_utime + usage.ru_stime, 2)
        out.seek(0)
        err.seek(0)
        if process.returncode == 0:
            return {"seconds": seconds, "count": out.read().decode().strip()}
        if process.returncode < 0 or seconds >= most:
            return {"over": most}
        return {"failed": err.read().decode().strip()}


def exported(name):
    """The .dlx file of a puzzle, or the reason why there is none."""
    file = TARGET / (name.translate(str.maketrans("/:", "__")) + ".dlx")
    made = subprocess.run([DANCE, "export", "--format", "dlx", name], capture_output=True)
    if made.returncode:
        raise ValueError(made.stderr.decode().strip())
    file.write_bytes(made.stdout)
    return str(file)


def measure(name):
    """The row of a problem."""
    if HOPELESS in name:
        return {"left out": "no engine ends"}
    try:
        puzzle = exported(name[7:]) if name.startswith("export ") else name
    except ValueError as e:
        return {"left out": str(e)}
    auto = run(puzzle, "auto", MOST)
    if "failed" in auto:
        return {"left out": auto["failed"]}
    runs = {"auto": auto}
    best = auto.get("seconds", MOST)
    has_too_many = "count" in auto and int(auto["count"]) > MOST_SOLUTIONS_OF_TREE
    able = ENGINES[:2] if has_too_many else ENGINES
    for engine in able:
        runs[engine] = run(puzzle, engine, min(MOST, max(1.02 * best, LEAST + 1)))
        best = min(best, runs[engine].get("seconds", best))
    counting = [e for e in able if LEAST <= runs[e].get("seconds", 0) <= MOST]
    for engine in able:
        if not counting and "over" in runs[engine]:
            runs[engine] = run(puzzle, engine, MOST)
            counting = [engine] if runs[engine].get("seconds", 0) >= LEAST else []
    row = {"runs": runs, "counts": bool(counting), "quickest": best}
    if "seconds" in auto:
        row["ratio"] = round(auto["seconds"] / best, 2)
    if len({r["count"] for r in runs.values() if "count" in r}) > 1:
        row["differ"] = True
    return row


class Draw:
    """The rows so far, and what is left to be drawn."""
    def __init__(self, seed, number):
        self.names, self.number, self.lock = drawn(seed), number, threading.Lock()
        TARGET.mkdir(exist_ok=True)
        self.file = TARGET / ("choice-%d.jsonl" % seed)
        lines = self.file.read_text().splitlines() if self.file.exists() else []
        self.rows = {row["name"]: row for row in map(json.loads, lines)}
        self.begun = set(self.rows)

    def counting(self):
        """The first names that count, if no earlier one is still open."""
        found = []
        for name in self.names:
            if name not in self.rows or len(found) == self.number:
                break
            if self.rows[name].get("counts"):
                found.append(name)
        return found

    def next(self):
        with self.lock:
            left = (name for name in self.names if name not in self.begun)
            name = None if len(self.counting()) == self.number else next(left, None)
            self.begun.add(name)
            return name

    def work(self):
        while (name := self.next()) is not None:
            row = {"name": name, **measure(name)}
            with self.lock:
                self.rows[name] = row
                with open(self.file, "a", encoding="utf-8") as out:
                    out.write(json.dumps(row) + "\n")
                print("%d count, %s: %s" % (len(self.counting()), name, row.get("ratio", "left out")), file=sys.stderr)


def main():
    draw = Draw(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 40)
    workers = [threading.Thread(target=draw.work) for _ in range(2)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    names = draw.counting()
    print("| problem | `auto` | quickest engine | ratio |\n|---|---:|---:|---:|")
    for row in sorted((draw.rows[name] for name in names), key=lambda row: row.get("ratio", 0)):
        auto = row["runs"]["auto"].get("seconds", "over %d" % MOST)
        print("| `%s` | %s | %s | %s |" % (row["name"], auto, row["quickest"], row.get("ratio", "")))
    if names:
        drawn_last = draw.names.index(names[-1]) + 1
        print("\n%d names drawn, %d of them count." % (drawn_last, len(names)))


if __name__ == "__main__":
    main()
