package org.dancingsparks.search;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Links;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.SolutionCursor;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.MemoSearch;
import org.dancingsparks.puzzle.Symmetries;

/**
 * What is searched for, complete: every task gets it.
 *
 * <p>Immutable but for the memo, thread safe; crosses the wire as {@link SearchBytes}.
 */
public final class Search {
  /** The regime of a search by links; see {@link #regime}. */
  public static final String PREFIXES = "prefixes";

  /** The regime of a search by residuals, remembered in bounded memory. */
  public static final String MEMO = "memo";

  /** The regime of a search whose diagram is known. */
  public static final String RANGES = "ranges";

  /** As it was given; where options were left out, {@link #problem} is without them. */
  private final Problem whole;

  private final Problem problem;
  private final SearchStrategy method;
  private final Prefix givens;
  private final SymmetryUse use;
  private final Symmetries symmetries;
  private final int[] pivot;
  private final Diagram diagram;

  /** The memo that all cursors of this JVM share, made when first needed. */
  private MemoSearch memoSearch;

  /**
   * A search.
   *
   * @param givens options that every solution has to contain
   * @param symmetries automorphisms that keep the set of givens; the identity where they are not
   *     used
   * @param pivot options of which each solution contains exactly one, whose orbits the search is
   *     split by; empty if it is not
   * @throws IllegalArgumentException if classes are wanted and a symmetry moves the pivot
   */
  Search(
      Problem problem,
      ItemOrder order,
      Prefix givens,
      SymmetryUse use,
      Symmetries symmetries,
      int... pivot) {
    this(problem, problem, SearchStrategy.links(order), givens, use, symmetries, pivot, null);
  }

  private Search(
      Problem whole,
      Problem problem,
      SearchStrategy method,
      Prefix givens,
      SymmetryUse use,
      Symmetries symmetries,
      int[] pivot,
      Diagram diagram) {
    this.whole = whole;
    this.problem = problem;
    this.method = method;
    this.givens = givens;
    this.use = use;
    this.symmetries = symmetries;
    this.pivot = pivot.clone();
    this.diagram = diagram;
    if (use == SymmetryUse.CLASSES && !symmetries.keep(pivot)) {
      throw new IllegalArgumentException(
          "Classes can be split only by options that every symmetry keeps together.");
    }
  }

  /** A search for every solution that contains the givens. */
  public static Search all(Problem problem, ItemOrder order, Prefix givens) {
    int[] identity = new int[problem.options()];
    Arrays.setAll(identity, option -> option);
    Symmetries none = Symmetries.of(new int[][] {identity});
    return new Search(problem, order, givens, SymmetryUse.NONE, none);
  }

  /** The problem; options that were left out have no items in it. */
  public Problem problem() {
    return problem;
  }

  /** The problem as it was given, with all its options. */
  Problem whole() {
    return whole;
  }

  /** Whether no option was left out. */
  boolean isWhole() {
    return problem == whole;
  }

  /** The options that were not left out. */
  BitSet kept() {
    BitSet kept = whole.allOptions();
    for (int option = 0; option < whole.options(); option++) {
      kept.set(option, problem.size(option) == whole.size(option));
    }
    return kept;
  }

  /**
   * A search for those of the same solutions all of whose options are kept; where a diagram of all
   * is known, with that of these.
   *
   * @param kept option ids, with the givens
   * @throws IllegalArgumentException if symmetries are used: what is left out spoils them
   */
  public Search keeping(BitSet kept) {
    if (use != SymmetryUse.NONE) {
      throw new IllegalArgumentException("A search by symmetries needs all options.");
    }
    Diagram left = diagram == null ? null : diagram.restrictedTo(kept);
    return new Search(whole, problem.keeping(kept), method, givens, use, symmetries, pivot, left);
  }

  /** The same search done in a way; its diagram, if it had one, is forgotten. */
  public Search by(SearchStrategy how) {
    return new Search(whole, problem, how, givens, use, symmetries, pivot, null);
  }

  /**
   * The same search with its solutions known.
   *
   * @param known of the same problem; its prefixes are {@link #starts}, or have none of the givens
   *     where only solutions with these are in it
   */
  public Search knowing(Diagram known) {
    SearchStrategy how = new SearchStrategy(Engine.DIAGRAM, known.order(), method.memory());
    return new Search(whole, problem, how, givens, use, symmetries, pivot, known);
  }

  public SearchStrategy method() {
    return method;
  }

  public ItemOrder order() {
    return method.order();
  }

  /** The diagram of the solutions that begin with one of the starts, if that is known. */
  public Optional<Diagram> diagram() {
    return Optional.ofNullable(diagram);
  }

  /**
   * How its solutions are found: {@code prefixes} are searched by links, {@code memo} by residuals
   * remembered in bounded memory, or {@code ranges} are walked in a diagram.
   */
  public String regime() {
    if (diagram != null) {
      return RANGES;
    }
    return method.engine() == Engine.DIAGRAM ? MEMO : PREFIXES;
  }

  /** The number of solutions, if the diagram says it without listing any. */
  public Optional<BigInteger> knownCount() {
    if (diagram == null) {
      return Optional.empty();
    }
    if (use == SymmetryUse.NONE || pivot.length == 0 && symmetries.order() == 1) {
      return Optional.of(diagram.count());
    }
    BigInteger sum = BigInteger.ZERO;
    int start = 0;
    for (Symmetries.Orbit orbit : orbits()) {
      boolean isCompared = symmetries.stabiliser(orbit.representative()).order() > 1;
      if (use == SymmetryUse.CLASSES && isCompared) {
        return Optional.empty();
      }
      if (startWith(orbit.representative()).isPresent()) {
        long images = use == SymmetryUse.SPLIT ? orbit.members().size() : 1;
        sum = sum.add(diagram.count(start++).multiply(BigInteger.valueOf(images)));
      }
    }
    return pivot.length == 0 ? Optional.empty() : Optional.of(sum);
  }

  /** A cursor that searches, to be started from a prefix. */
  SolutionCursor cursor() {
    return method.engine() == Engine.LINKS ? new Links(problem, order()) : memoSearch().cursor();
  }

  private synchronized MemoSearch memoSearch() {
    if (memoSearch == null) {
      // The bound was set in the driver; an executor may have a smaller heap.
      long memory = Math.min(method.memory(), Runtime.getRuntime().maxMemory() / 2);
      memoSearch = new MemoSearch(problem, order(), givens, memory);
    }
    return memoSearch;
  }

  public Prefix givens() {
    return givens;
  }

  public SymmetryUse use() {
    return use;
  }

  public Symmetries symmetries() {
    return symmetries;
  }

  /** The options that the search is split by: a copy, empty if it is not. */
  public int[] pivot() {
    return pivot.clone();
  }

  /** Where the search begins: at the givens, or with one placement per orbit as well. */
  public List<Prefix> starts() {
    if (pivot.length == 0) {
      return List.of(givens);
    }
    List<Prefix> starts = new ArrayList<>();
    for (Symmetries.Orbit orbit : orbits()) {
      startWith(orbit.representative()).ifPresent(starts::add);
    }
    return starts;
  }

  /** The givens with one more option, unless it conflicts with them. */
  private Optional<Prefix> startWith(int option) {
    int[] start = Arrays.copyOf(givens.options(), givens.size() + 1);
    start[givens.size()] = option;
    for (int given : givens.options()) {
      if (given == option) {
        return Optional.of(givens);
      }
      if (problem.conflict(given, option)) {
        return Optional.empty();
      }
    }
    return Optional.of(Prefix.of(problem, start));
  }

  /** The orbits of the pivot. */
  List<Symmetries.Orbit> orbits() {
    return symmetries.orbits(pivot);
  }
}
