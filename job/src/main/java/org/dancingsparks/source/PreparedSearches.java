package org.dancingsparks.source;

import java.lang.ref.SoftReference;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.format.FoundPuzzle;
import org.dancingsparks.format.GivenReader;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.Engines;
import org.dancingsparks.search.Method;
import org.dancingsparks.search.RequestedEngine;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.Searches;
import org.dancingsparks.search.SymmetryUse;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The prepared searches of a table. Spark needs the same one several times a query, and the diagram
 * of all solutions answers for any selection of them. Unused searches are dropped when memory is
 * short. Thread safe; one search is prepared at a time.
 */
final class PreparedSearches {
  private static final Logger LOG = LoggerFactory.getLogger(PreparedSearches.class);
  private static final int MAX_SEARCHES = 8;
  private static final long NANOS_BETWEEN = 10_000_000_000L;

  private final FoundPuzzle found;
  private final Settings settings;
  private final Search wanted;

  /** The searches prepared so far. */
  private final Map<Key, SoftReference<PreparedSearch>> known =
      new LinkedHashMap<>(MAX_SEARCHES, 0.75F, true);

  private long reported = System.nanoTime();

  /**
   * The selection and engine of a prepared search.
   *
   * @param options the options that are left
   */
  private record Key(BitSet options, SymmetryUse use, RequestedEngine engine) {}

  /**
   * Searches for the solutions of a puzzle.
   *
   * @throws org.dancingsparks.message.UserException if the givens, or the piece to split by, are
   *     not understood
   */
  PreparedSearches(FoundPuzzle found, Settings settings) {
    this.found = found;
    this.settings = settings;
    Prefix givens = GivenReader.prefix(puzzle(), settings.givens());
    wanted = Searches.of(puzzle()).containing(givens).by(settings.use(), settings.piece());
  }

  private Puzzle puzzle() {
    return found.puzzle();
  }

  /** Returns the options that all solutions contain. */
  Prefix givens() {
    return wanted.givens();
  }

  /** Returns the search for a selection, by the engine of the settings. */
  synchronized PreparedSearch of(Selection selection) {
    // Excluding options is better than any split.
    return of(selection.isWhole() ? wanted : plain(), selection, settings.engine());
  }

  /**
   * Returns the diagram of a selection, unless it is of one solution per class, takes more memory
   * than it may, or the engine is another.
   */
  synchronized Optional<Diagram> diagram(Selection selection) {
    if (wanted.use() == SymmetryUse.CLASSES) {
      return Optional.empty();
    }
    RequestedEngine engine = settings.engine();
    Search search = of(plain(), selection, engine).search();
    boolean mayBeBuilt =
        search.regime().equals(Method.PREFIXES)
            && engine == RequestedEngine.AUTO
            && engines().hasRoom();
    return mayBeBuilt
        ? of(plain(), selection, RequestedEngine.DIAGRAM).search().diagram()
        : search.diagram();
  }

  /** Returns the search for all solutions, not split. */
  private Search plain() {
    return wanted.use() == SymmetryUse.NONE
        ? wanted
        : Searches.of(puzzle()).containing(givens()).all();
  }

  private PreparedSearch of(Search search, Selection selection, RequestedEngine engine) {
    Key key = new Key(selection.options(), search.use(), engine);
    return recall(key)
        .orElseGet(
            () -> {
              PreparedSearch made = new PreparedSearch(make(search, selection, engine));
              known.put(key, new SoftReference<>(made));
              known.values().removeIf(reference -> reference.get() == null);
              if (known.size() > MAX_SEARCHES) {
                known.remove(known.keySet().iterator().next());
              }
              return made;
            });
  }

  private Optional<PreparedSearch> recall(Key key) {
    return Optional.ofNullable(known.get(key)).map(SoftReference::get);
  }

  private Search make(Search search, Selection selection, RequestedEngine engine) {
    if (selection.isWhole()) {
      return prepare(search, engine);
    }
    Key whole = new Key(puzzle().problem().allOptions(), search.use(), engine);
    return recall(whole)
        .map(PreparedSearch::search)
        .filter(known -> known.diagram().isPresent())
        .map(known -> known.keeping(selection.options()))
        .orElseGet(() -> prepare(search.keeping(selection.options()), engine));
  }

  private Search prepare(Search search, RequestedEngine engine) {
    reported = System.nanoTime();
    return SourceException.wording(() -> engines().prepare(search, engine));
  }

  private Engines engines() {
    // Not kept on disk: a file takes no heap, so it would stay for the whole session.
    return Engines.of(found)
        .within(settings.memory())
        .explainingTo(reason -> LOG.info("{}: {}.", puzzle().name(), reason))
        .reportingTo(this::report);
  }

  private void report(long residuals) {
    if (System.nanoTime() - reported > NANOS_BETWEEN) {
      reported = System.nanoTime();
      LOG.info("{}: {} residuals visited.", puzzle().name(), "%,d".formatted(residuals));
    }
  }
}
