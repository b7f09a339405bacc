package org.dancingsparks.cli.command;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.cli.option.SearchFlags;
import org.dancingsparks.cli.option.Split;
import org.dancingsparks.cli.option.Target;
import org.dancingsparks.cli.output.Version;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.run.Label;
import org.dancingsparks.run.ResumeCheck;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.Searches;
import org.dancingsparks.search.SymmetryUse;
import org.dancingsparks.solutions.SearchRecord;

/**
 * The parts of a run that flags can ask for. Where the puzzle is named, its solutions have to be
 * those of the run; of the way in which they are found, only what is asked for.
 */
record SearchRequest(
    @Label("the program version") String program,
    @Label("the problem's hash") String problem,
    @Label("the list of given options") List<Integer> givens,
    @Label("the choice of solutions") String solutions,
    @Label("the piece to split by") String splitPiece,
    @Label("the engine") String engine,
    Order itemOrder,
    @Label("the split depth") int splitDepth,
    @Label("the maximum number of bins") int mostBins) {

  /** An item order: a file of another name may have the same items. */
  record Order(
      @Label("the item order") String name,
      @Label("the list of items in order") List<String> items) {}

  /**
   * Checks that the run of a record is the one that is asked for.
   *
   * @throws org.dancingsparks.run.StoreException if anything differs
   */
  static void check(SearchRecord record, SearchFlags flags) {
    if (!flags.target().isNamed()) {
      flags.target().is(record.puzzle());
    }
    SearchRequest recorded = recorded(record);
    ResumeCheck.check(record.directory(), recorded, recorded.with(record, flags));
  }

  private static SearchRequest recorded(SearchRecord record) {
    Search search = record.search();
    return new SearchRequest(
        record.header().program(),
        record.header().problem(),
        sorted(search.givens().options()),
        choice(search.use() == SymmetryUse.CLASSES),
        Searches.pivotPiece(record.puzzle(), search).orElse("none"),
        record.regime().equals(Search.PREFIXES) ? "links" : "diagram",
        orderOf(record, search.order()),
        record.header().plan().splitDepth(),
        record.header().plan().mostBins());
  }

  /** The same with all that is asked for. */
  private SearchRequest with(SearchRecord record, SearchFlags flags) {
    Target target = flags.target();
    Split split = flags.split();
    return new SearchRequest(
        record.isComplete() ? program : Version.program(),
        target.puzzle().problem().hash(),
        target.isNamed() || target.hasGivens() ? sorted(target.givens().options()) : givens,
        target.isNamed() || split.isUpToSymmetry() ? choice(split.isUpToSymmetry()) : solutions,
        split.piece().orElse(splitPiece),
        flags.engine().wanted().map(each -> each.text()).orElse(engine),
        problem.equals(target.puzzle().problem().hash())
            ? target.wantedOrder().map(wanted -> order(record, wanted)).orElse(itemOrder)
            : itemOrder,
        split.depth().orElse(splitDepth),
        split.bins().orElse(mostBins));
  }

  private static String choice(boolean isUpToSymmetry) {
    return isUpToSymmetry ? "one of each class up to symmetry" : "all";
  }

  /** The same items make the same order, whatever the file was called that named them. */
  private Order order(SearchRecord record, ItemOrder wanted) {
    Order asked = orderOf(record, wanted);
    return asked.items().equals(itemOrder.items()) ? itemOrder : asked;
  }

  private static Order orderOf(SearchRecord record, ItemOrder order) {
    return new Order(
        order.name(),
        IntStream.range(0, order.size())
            .mapToObj(place -> record.puzzle().problem().itemName(order.item(place)))
            .toList());
  }

  private static List<Integer> sorted(int... options) {
    return Arrays.stream(options).sorted().boxed().toList();
  }
}
