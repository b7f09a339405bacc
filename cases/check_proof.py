#!/usr/bin/env python3
"""Checks a proof of a number of solutions, row by row, without a search.

    scripts/dance prove soma --out proof
    scripts/dance sql 'SELECT * FROM parquet.`proof`' --csv > rows.csv
    cases/check_proof.py proof/_meta/problem.dlx rows.csv [GIVEN...]

It prints the number of solutions that is proved, or the first row that breaks a rule of docs/proofs.md.
GIVEN are numbers of options, from 0. For problems without colours and multiplicities; memory holds all rows.
"""
import csv
import re
import sys


class Problem:
    """Items and sets of items as bits: that of the first item is 1, of the second 2, of the third 4."""
    def __init__(self, file, givens):
        with open(file, encoding="utf-8-sig") as text:
            lines = [line for line in text if not re.match(r"[ \t\v\f]*(\||\n|$)", line)]
        if re.search(r"[^\S \t\v\f\n]", "".join(lines)):
            sys.exit("problem.dlx: white space that is not a blank, a tab or the end of a line")
        items, *options = [line.split() for line in lines] or sys.exit("problem.dlx: no line of items")
        self.primary = items.index("|") if "|" in items else len(items)
        self.names = items[: self.primary] + items[self.primary + 1 :]
        # Words that begin with a bar are costs.
        words = [[word for word in line if not re.fullmatch(r"\|-?[0-9]+", word)] for line in options]
        for line in [self.names] + words:
            if any(":" in name or "|" in name for name in line) or len(set(line)) < len(line):
                sys.exit(" ".join(line) + ": a colour, a multiplicity, or an item twice")
        bits = {name: 1 << number for number, name in enumerate(self.names)}
        options = [sum(bits[word] for word in line) for line in words]
        self.all_primary = (1 << self.primary) - 1
        # An option without primary items is in no solution, and no option is chosen twice.
        self.options = [o for n, o in enumerate(options) if o & self.all_primary and n not in givens]
        self.with_item = [[each for each in self.options if each >> i & 1] for i in range(self.primary)]
        chosen = 0
        for given in givens:
            if not 0 <= given < len(options) or not options[given] & self.all_primary or options[given] & chosen:
                sys.exit("option %d cannot be a given" % given)
            chosen |= options[given]
        self.start = self.left((1 << len(self.names)) - 1, chosen)

    def left(self, residual, option):
        """The residual that an option leaves, without secondary items that no option which fits has."""
        rest = residual & ~option
        useful = 0
        for other in self.options if self.primary < len(self.names) else []:
            if other & ~rest == 0:
                useful |= other
        return rest & (self.all_primary | useful)

    def name(self, residual):
        names = " ".join(name for item, name in enumerate(self.names) if residual >> item & 1)
        return "the residual " + (names or "without items")


def read_rows(file, problem):
    rows = {}
    with open(file, encoding="utf-8", newline="") as text:
        for line in csv.DictReader(text):
            values = ",".join(map(str, line.values()))
            if not re.fullmatch("(-?[0-9]+,)+[0-9]*,(0|[1-9][0-9]*)", values):
                sys.exit("a row is not numbers of the columns open_0, ..., item, number: " + values)
            words = [int(value) for column, value in line.items() if column.startswith("open_")]
            residual = sum((word % 2**64) << 64 * place for place, word in enumerate(words))
            if residual in rows or residual >> len(problem.names):
                sys.exit(problem.name(residual) + " has two rows, or bits of no item")
            rows[residual] = (int(line["item"]) if line["item"] else None, int(line["number"]))
    return rows


def check(problem, rows):
    for residual, (item, number) in rows.items():
        if residual & problem.all_primary == 0 and item is None:
            total = 1
        elif item is None or not 0 <= item < problem.primary or not residual >> item & 1:
            sys.exit(problem.name(residual) + ": the row's item is no open primary item")
        else:
            lefts = [problem.left(residual, o) for o in problem.with_item[item] if o & ~residual == 0]
            for left in lefts:
                if left not in rows:
                    sys.exit(problem.name(residual) + ": there is no row of " + problem.name(left))
            total = sum(rows[left][1] for left in lefts)
        if number != total:
            sys.exit("%s: the row has %d, and should have %d" % (problem.name(residual), number, total))
    if problem.start not in rows:
        sys.exit("there is no row of " + problem.name(problem.start))
    return rows[problem.start][1]


if __name__ == "__main__":
    getattr(sys, "set_int_max_str_digits", int)(0)  # Numbers may have any length.
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    try:
        PROBLEM = Problem(sys.argv[1], [int(given) for given in sys.argv[3:]])
        print(check(PROBLEM, read_rows(sys.argv[2], PROBLEM)))
    except (ValueError, LookupError, TypeError, AttributeError, csv.Error, OSError) as error:
        sys.exit("cannot be read: %s: %s" % (type(error).__name__, error))
