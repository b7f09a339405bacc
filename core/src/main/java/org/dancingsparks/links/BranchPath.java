package org.dancingsparks.links;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;

/**
 * A path in the search tree of the engine {@code links}, from the node of a prefix down, and the
 * linked lists of its last node. A level chooses an option or leaves an item; those of the prefix
 * are levels as well. Not thread safe.
 */
final class BranchPath {
  final DancingLinks links;

  /** The linked lists, if items have bounds. */
  private final Optional<BoundedLinks> bounded;

  private final Problem problem;

  /** By level: the candidate of the branch taken. */
  private final int[] entry;

  /** By level: the header branched on. */
  private final int[] branch;

  /** By level: the candidate of the header's first branch. */
  private final int[] first;

  private Prefix start = Prefix.EMPTY;

  /** The level of the prefix's node. */
  int base;

  /** The level of the last node. */
  int level;

  BranchPath(OrderedProblem ordered) {
    problem = ordered.problem();
    links = DancingLinks.of(problem, ordered.order());
    bounded =
        Optional.of(links).filter(BoundedLinks.class::isInstance).map(BoundedLinks.class::cast);
    int levels = mostLevels(problem);
    entry = new int[levels];
    branch = new int[levels];
    first = new int[levels];
  }

  /** Maximum number of levels below the root. */
  static int mostLevels(Problem problem) {
    int leaves = 0;
    for (int item = 0; item < problem.primaryItems(); item++) {
      leaves += problem.least(item) < problem.most(item) ? 1 : 0;
    }
    return Math.addExact(problem.mostChosen(), leaves);
  }

  /** Number of options chosen. */
  int size() {
    return level - links.leaves();
  }

  /** The id of an option chosen, by its index in the order of choice, the prefix first. */
  int option(int index) {
    return bounded.isEmpty() ? links.optionAt(entry[index]) : options()[index];
  }

  /** Moves to the node of a prefix. */
  void start(Prefix prefix) {
    if (bounded.isEmpty()) {
      choose(prefix);
      base = prefix.size();
    } else {
      undoTo(base);
      bounded.orElseThrow().start(prefix);
      base = 0;
      for (int index = 0; index < prefix.size(); index++) {
        entry[base++] = links.primaryEntry(prefix.option(index));
      }
      for (int item : prefix.leftItems()) {
        entry[base++] = bounded.orElseThrow().headerOf(item);
      }
    }
    start = prefix;
    level = base;
  }

  private void choose(Prefix prefix) {
    for (int index = keep(prefix); index < prefix.size(); index++) {
      // Branches on the item that a search would choose, where possible, so that the next prefix
      // shares that choice.
      int chosen = links.entry(prefix.option(index), links.smallest());
      int header = links.header(chosen);
      links.cover(header);
      links.coverOthers(chosen);
      entry[index] = chosen;
      branch[index] = header;
    }
  }

  /**
   * Backtracks only as far as a prefix requires: the prefixes of a plan share most of their
   * options, and an item with many options need not be covered anew for each of them.
   *
   * @return number of the prefix's options that remain chosen
   */
  private int keep(Prefix prefix) {
    int shared = shared(prefix);
    undoTo(shared + 1);
    if (level > shared && shared < prefix.size()) {
      int sibling = links.entry(prefix.option(shared), branch[shared]);
      if (links.header(sibling) == branch[shared]) {
        links.uncoverOthers(entry[shared]);
        links.coverOthers(sibling);
        entry[shared] = sibling;
        return shared + 1;
      }
    }
    undoTo(shared);
    return shared;
  }

  /** The number of leading options that the path shares with the prefix. */
  private int shared(Prefix prefix) {
    int shared = 0;
    while (shared < Math.min(level, prefix.size())
        && links.optionAt(entry[shared]) == prefix.option(shared)) {
      shared++;
    }
    return shared;
  }

  private void undoTo(int depth) {
    while (level > depth) {
      undo();
      close();
    }
  }

  /** Moves back to the prefix's node. */
  void undoAll() {
    undoTo(base);
  }

  /** Begins to branch on an item, which has branches; returns the updates. */
  long open(int header) {
    branch[level] = header;
    first[level] = links.first(header);
    return links.open(header);
  }

  /** The candidate of the first branch of the last node. */
  int first() {
    return first[level];
  }

  /** Passes over a branch of the last node; returns the candidate of the next. */
  int pass(int candidate) {
    links.pass(branch[level], candidate);
    return links.next(branch[level], candidate);
  }

  /** Takes a branch of the last node; returns the updates. */
  long take(int candidate) {
    entry[level] = candidate;
    long updates = links.take(branch[level], candidate);
    level++;
    return updates;
  }

  /** Undoes the branch last taken; returns the option chosen there, if any. */
  int undo() {
    level--;
    links.undo(branch[level], entry[level]);
    return links.optionAt(entry[level]);
  }

  /** The candidate of the branch after the one undone; or {@link DancingLinks#NO_BRANCH}. */
  int nextBranch() {
    return links.next(branch[level], entry[level]);
  }

  /** Ends branching at the last node. */
  void close() {
    links.close(branch[level], first[level]);
  }

  /** The literals of the children of the last node. */
  List<int[]> children() {
    List<int[]> children = new ArrayList<>();
    int header = links.isSolved() ? 0 : links.smallest();
    if (header > 0 && links.degree(header) > 0) {
      open(header);
      int candidate = first();
      while (candidate != DancingLinks.NO_BRANCH) {
        take(candidate);
        children.add(literals());
        undo();
        candidate = nextBranch();
      }
      close();
    }
    return children;
  }

  /** The ids of the options chosen, those of the prefix first. */
  int[] options() {
    int[] options = new int[size()];
    int size = 0;
    for (int at = 0; size < options.length; at++) {
      int option = links.optionAt(entry[at]);
      if (option != DancingLinks.NO_OPTION) {
        options[size++] = option;
      }
    }
    return options;
  }

  /** The literals of the last node's prefix. */
  int[] literals() {
    if (bounded.isEmpty()) {
      return options();
    }
    IntStream.Builder literals = IntStream.builder();
    Arrays.stream(start.literals()).forEach(literals);
    for (int at = base; at < level; at++) {
      int header = branch[at];
      if (entry[at] == header) {
        literals.add(Prefix.leaving(problem, bounded.orElseThrow().itemOf(header)));
      } else {
        for (int row = first[at];
            row != entry[at] && bounded.orElseThrow().excludesSiblings(header);
            row = links.below(row)) {
          literals.add(~links.optionAt(row));
        }
        literals.add(links.optionAt(entry[at]));
      }
    }
    return literals.build().toArray();
  }
}
