package org.dancingsparks.search;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.dancingsparks.bitsets.BitSetSearch;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.MemoSearch;
import org.dancingsparks.diagram.NumberedSolutions;
import org.dancingsparks.links.Links;
import org.dancingsparks.links.TreeCursor;
import org.dancingsparks.links.TreeWalk;
import org.dancingsparks.puzzle.Symmetries;

/**
 * A complete description of a search: the problem, the givens, the symmetries used, and the method,
 * with the diagram of the solutions if that is known. Every task receives it.
 *
 * <p>Immutable but for the memo and the sets that cursors share, thread safe; crosses the wire as
 * {@link SearchBytes}.
 */
public final class Search {
  private final Scope scope;
  private final Method method;

  /** The updates of the tree, about, as known when the method was chosen; 0 if they were not. */
  private final double updates;

  /** The memo that all cursors of this JVM share, made when first needed. */
  private MemoSearch memoSearch;

  /** The search whose sets all cursors of this JVM share, made when first needed. */
  private BitSetSearch bitSets;

  /**
   * The solutions searched for.
   *
   * @param whole the problem as it was given
   * @param problem the whole problem without the items of options that were left out
   * @param givens options that every solution must contain
   */
  private record Scope(Problem whole, Problem problem, Prefix givens, SymmetrySplit split) {}

  /** A search by links. */
  Search(OrderedProblem ordered, SymmetrySplit split) {
    this(
        new Scope(ordered.problem(), ordered.problem(), ordered.givens(), split),
        new Method.Links(ordered.order()),
        0);
  }

  private Search(Scope scope, Method method, double updates) {
    this.scope = scope;
    this.method = method;
    this.updates = updates;
  }

  /** A search for every solution that contains the givens. */
  public static Search all(OrderedProblem ordered) {
    return new Search(ordered, SymmetrySplit.none(ordered.problem().options()));
  }

  /** The problem; options that were left out have no items in it. */
  public Problem problem() {
    return scope.problem;
  }

  /** The problem as it was given, with all its options. */
  Problem whole() {
    return scope.whole;
  }

  /** Returns whether no option was left out. */
  boolean isWhole() {
    return scope.problem == scope.whole;
  }

  /** The options that were not left out. */
  BitSet kept() {
    BitSet kept = whole().allOptions();
    for (int option = 0; option < whole().options(); option++) {
      kept.set(option, problem().size(option) == whole().size(option));
    }
    return kept;
  }

  /**
   * A search for those of the same solutions all of whose options are kept; where the diagram is
   * known, and in memory, with its restriction to these.
   *
   * @param kept option ids, the givens among them
   * @throws IllegalArgumentException if symmetries are used: leaving out options breaks them
   */
  public Search keeping(BitSet kept) {
    if (use() != SymmetryUse.NONE) {
      throw new IllegalArgumentException("A search by symmetries needs all options.");
    }
    Scope narrowed = new Scope(whole(), problem().keeping(kept), givens(), scope.split);
    return new Search(narrowed, method.keeping(kept), 0);
  }

  /** A search for the same solutions by another method. */
  public Search by(Method other) {
    return new Search(scope, other, 0);
  }

  /** This search, with its sets, and an estimate of the updates of its tree for this JVM. */
  synchronized Search estimatedAt(double estimate) {
    Search estimated = new Search(scope, method, estimate);
    estimated.bitSets = bitSets;
    return estimated;
  }

  /** An estimate of the updates of its tree, rather too low than too high, if there is one. */
  OptionalDouble estimate() {
    return updates > 0 ? OptionalDouble.of(updates) : OptionalDouble.empty();
  }

  /**
   * This search with the diagram of its solutions.
   *
   * @param known of the same problem; in a file only if no symmetries are used; its prefixes are
   *     {@link #roots}, or lack the givens where it has only solutions that contain these
   */
  public Search withDiagram(NumberedSolutions known) {
    return by(new Method.Numbered(known, method.memory()));
  }

  /** The number of solutions as found by layers, if they have counted them. */
  public Optional<Method.Layers> layered() {
    return method instanceof Method.Layers count ? Optional.of(count) : Optional.empty();
  }

  public Method method() {
    return method;
  }

  public ItemOrder order() {
    return method.order();
  }

  /** The problem in the order of the method, with the givens. */
  public OrderedProblem ordered() {
    return new OrderedProblem(problem(), order(), givens());
  }

  /** The diagram of the solutions that begin with one of the roots, if that is in memory. */
  public Optional<Diagram> diagram() {
    return walked().flatMap(Method.Numbered::diagram);
  }

  /** The solutions that begin with one of the roots, if their diagram is known. */
  public Optional<NumberedSolutions> numbered() {
    return walked().map(Method.Numbered::solutions);
  }

  private Optional<Method.Numbered> walked() {
    return method instanceof Method.Numbered known ? Optional.of(known) : Optional.empty();
  }

  /** The way in which tasks find solutions, as manifests name it. */
  public String regime() {
    return method.regime();
  }

  /** The number of solutions, if layers have counted them or the diagram gives it. */
  public Optional<BigInteger> knownCount() {
    Optional<NumberedSolutions> numbered = numbered();
    if (numbered.isEmpty()) {
      return layered().map(Method.Layers::solutions);
    }
    if (use() == SymmetryUse.NONE || !scope.split.hasPivot() && symmetries().order() == 1) {
      return numbered.map(NumberedSolutions::count);
    }
    Diagram diagram = diagram().orElseThrow();
    BigInteger sum = BigInteger.ZERO;
    int root = 0;
    for (Symmetries.Orbit orbit : orbits()) {
      boolean isCompared = symmetries().stabiliser(orbit.representative()).order() > 1;
      if (use() == SymmetryUse.CLASSES && isCompared) {
        return Optional.empty();
      }
      if (root(orbit.representative()).isPresent()) {
        long images = use() == SymmetryUse.SPLIT ? orbit.members().size() : 1;
        sum = sum.add(diagram.count(root++).multiply(BigInteger.valueOf(images)));
      }
    }
    return scope.split.hasPivot() ? Optional.of(sum) : Optional.empty();
  }

  /** The number of solutions, counted by this thread if the diagram does not give it. */
  public BigInteger count() {
    return knownCount().orElseGet(() -> BinResult.solutions(BinResult.count(Plan.single(this))));
  }

  /** A cursor that searches, to be started from a prefix. */
  TreeCursor cursor() {
    return method.engine().equals(Method.DIAGRAM) ? memoSearch().cursor() : walk();
  }

  /** A cursor of the tree, by bit sets or links. */
  TreeWalk walk() {
    return method instanceof Method.BitSets ? bitSets().another() : new Links(problem(), order());
  }

  private synchronized BitSetSearch bitSets() {
    if (bitSets == null) {
      bitSets = new BitSetSearch(problem(), order());
    }
    return bitSets;
  }

  private synchronized MemoSearch memoSearch() {
    if (memoSearch == null) {
      // The driver set the bound; an executor may have a smaller heap.
      long memory = Math.min(method.memory(), Runtime.getRuntime().maxMemory() / 2);
      memoSearch = new MemoSearch(ordered(), memory);
    }
    return memoSearch;
  }

  /** Options that every solution contains. */
  public Prefix givens() {
    return scope.givens;
  }

  public SymmetryUse use() {
    return scope.split.use();
  }

  public Symmetries symmetries() {
    return scope.split.symmetries();
  }

  /** The options that the search is split by: a copy, empty if it is not. */
  public int[] pivot() {
    return scope.split.pivot().clone();
  }

  /** The roots of the search, as prefixes: the givens, and one placement per orbit if split. */
  public List<Prefix> roots() {
    if (!scope.split.hasPivot()) {
      return List.of(givens());
    }
    List<Prefix> roots = new ArrayList<>();
    for (Symmetries.Orbit orbit : orbits()) {
      root(orbit.representative()).ifPresent(roots::add);
    }
    return roots;
  }

  /** The givens with one more option, unless it conflicts with them. */
  private Optional<Prefix> root(int option) {
    if (Arrays.stream(givens().options()).anyMatch(given -> given == option)) {
      return Optional.of(givens());
    }
    if (!givens().allows(problem(), option)) {
      return Optional.empty();
    }
    int[] options = Arrays.copyOf(givens().options(), givens().size() + 1);
    options[givens().size()] = option;
    return Optional.of(Prefix.of(problem(), options));
  }

  SymmetrySplit split() {
    return scope.split;
  }

  /** The orbits of the pivot. */
  List<Symmetries.Orbit> orbits() {
    return scope.split.orbits();
  }
}
