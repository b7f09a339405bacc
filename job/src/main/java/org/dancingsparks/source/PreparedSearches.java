package org.dancingsparks.source;

import java.lang.ref.SoftReference;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.format.GivenReader;
import org.dancingsparks.plan.Engine;
import org.dancingsparks.plan.Engines;
import org.dancingsparks.plan.Puzzles;
import org.dancingsparks.plan.Search;
import org.dancingsparks.plan.Searches;
import org.dancingsparks.plan.SymmetryUse;
import org.dancingsparks.puzzle.Puzzle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The searches of a table, prepared: Spark asks for the same several times a query, and the diagram
 * of all solutions answers for any selection of them. What is not in use gives way when memory is
 * short. Thread safe; one search is prepared at a time.
 */
final class PreparedSearches {
  private static final Logger LOG = LoggerFactory.getLogger(PreparedSearches.class);
  private static final int MOST = 8;
  private static final long NANOS_BETWEEN = 10_000_000_000L;

  private final Puzzles.Found found;
  private final Settings settings;
  private final Search wanted;

  /** What was prepared last. */
  private final Map<Key, SoftReference<Search>> known = new LinkedHashMap<>(MOST, 0.75F, true);

  private long told = System.nanoTime();

  /**
   * What was prepared how.
   *
   * @param kept the options that are not left out
   */
  private record Key(BitSet kept, Optional<Engine> engine) {}

  /**
   * Searches for the solutions of a puzzle.
   *
   * @throws org.dancingsparks.format.InputException if what is given, or to be split by, is not
   *     understood
   */
  PreparedSearches(Puzzles.Found found, Settings settings) {
    this.found = found;
    this.settings = settings;
    Prefix givens = GivenReader.prefix(puzzle(), settings.givens());
    wanted = Searches.of(puzzle(), order(), givens, settings.piece(), settings.use());
  }

  private Puzzle puzzle() {
    return found.puzzle();
  }

  private ItemOrder order() {
    return puzzle().itemOrder(puzzle().itemOrders().get(0));
  }

  /** What all solutions contain. */
  Prefix givens() {
    return wanted.givens();
  }

  /** The search for what was selected, by the engine that was asked for. */
  synchronized Search of(Selection selection) {
    return of(selection, settings.engine().engine());
  }

  /**
   * The diagram of what was selected, unless it is of representatives only, takes more memory than
   * it may, or was not to be made.
   */
  synchronized Optional<Diagram> diagram(Selection selection) {
    Search search = of(selection);
    if (search.use() != SymmetryUse.NONE) {
      return Optional.empty();
    }
    boolean mayBeBuilt =
        search.regime().equals(Search.PREFIXES) && settings.engine().engine().isEmpty();
    return mayBeBuilt ? of(selection, Optional.of(Engine.DIAGRAM)).diagram() : search.diagram();
  }

  private Search of(Selection selection, Optional<Engine> engine) {
    Key key = new Key(selection.kept(), engine);
    return recall(key)
        .orElseGet(
            () -> {
              Search made = make(selection, engine);
              known.put(key, new SoftReference<>(made));
              known.values().removeIf(reference -> reference.get() == null);
              if (known.size() > MOST) {
                known.remove(known.keySet().iterator().next());
              }
              return made;
            });
  }

  private Optional<Search> recall(Key key) {
    return Optional.ofNullable(known.get(key)).map(SoftReference::get);
  }

  private Search make(Selection selection, Optional<Engine> engine) {
    if (selection.isWhole()) {
      return prepare(wanted, engine);
    }
    Optional<Search> whole =
        recall(new Key(Selection.all(puzzle().problem()), engine))
            .filter(search -> search.use() == SymmetryUse.NONE && search.diagram().isPresent());
    if (whole.isPresent()) {
      return whole.get().keeping(selection.kept());
    }
    // Whatever it was to be split by: fewer options are better.
    Search all = Search.all(puzzle().problem(), order(), givens());
    return prepare(all.keeping(selection.kept()), engine);
  }

  private Search prepare(Search search, Optional<Engine> engine) {
    return new Engines(
            found,
            Optional.empty(),
            settings.memory(),
            reason -> LOG.info("{}: {}.", puzzle().name(), reason),
            this::tell)
        .prepare(search, engine);
  }

  private void tell(long residuals) {
    if (System.nanoTime() - told > NANOS_BETWEEN) {
      told = System.nanoTime();
      LOG.info("{}: {} residuals visited.", puzzle().name(), residuals);
    }
  }
}
