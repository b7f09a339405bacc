package org.dancingsparks.cli.command;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dancingsparks.cli.option.EngineFlags;
import org.dancingsparks.cli.option.Split;
import org.dancingsparks.cli.option.Target;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.message.InputException;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.Searches;
import org.dancingsparks.search.SymmetryUse;
import org.dancingsparks.solutions.SearchRecord;

/**
 * Checks that what a command asks for is what the records of a run say. Where the puzzle is named,
 * the solutions sought have to be the same; of how they are found only what is asked for.
 */
final class ResumeCheck {
  private final String directory;
  private final SearchRecord record;
  private final Target target;

  ResumeCheck(String directory, SearchRecord record, Target target) {
    this.directory = directory;
    this.record = record;
    this.target = target;
    if (!target.isNamed()) {
      target.is(record.puzzle());
    }
  }

  /**
   * Checks all.
   *
   * @throws InputException if anything differs: says what
   */
  void check(EngineFlags engine, Split split) {
    Search search = record.search();
    same("the problem", search.problem().hash(), target.puzzle().problem().hash());
    if (target.isNamed() || target.hasGivens()) {
      same("what is given", sorted(search.givens().options()), sorted(target.givens().options()));
    }
    boolean isUpToSymmetry = search.use() == SymmetryUse.CLASSES;
    if (target.isNamed() || split.isUpToSymmetry()) {
      same(
          "solutions up to symmetry",
          isUpToSymmetry ? "yes" : "no",
          split.isUpToSymmetry() ? "yes" : "no");
    }
    same(
        "the piece that it is split by",
        Searches.pivotPiece(record.puzzle(), search).orElse("none"),
        split.piece());
    same("the engine", search(record.regime()), engine.wanted().map(each -> each.text()));
    target.wantedOrder().ifPresent(wanted -> sameOrder(search.order(), wanted));
    same("the split depth", record.splitDepth(), split.depth());
    same("the number of bins", record.mostBins(), split.bins());
  }

  /** The same items do, whatever the file was called that named them. */
  private void sameOrder(ItemOrder recorded, ItemOrder asked) {
    int place = Arrays.mismatch(items(recorded), items(asked));
    if (place >= 0 && recorded.name().equals(asked.name())) {
      Problem problem = target.puzzle().problem();
      same(
          "item %,d of the item order %s".formatted(place + 1, asked),
          problem.itemName(recorded.item(place)),
          problem.itemName(asked.item(place)));
    } else if (place >= 0) {
      same("the item order", recorded, asked);
    }
  }

  private static int[] items(ItemOrder order) {
    return IntStream.range(0, order.size()).map(order::item).toArray();
  }

  private static String search(String regime) {
    return regime.equals(Search.PREFIXES) ? "links" : "diagram";
  }

  private static String sorted(int[] options) {
    Arrays.sort(options);
    return Arrays.toString(options);
  }

  private <T> void same(String what, T recorded, Optional<? extends T> asked) {
    asked.ifPresent(wanted -> same(what, recorded, wanted));
  }

  private void same(String what, Object recorded, Object asked) {
    if (!recorded.equals(asked)) {
      throw new InputException(
          "%s cannot be gone on with so. What differs is %s: it was begun with %s, and asked for is %s; ask for the same, or begin anew with --overwrite."
              .formatted(directory, what, recorded, asked));
    }
  }
}
