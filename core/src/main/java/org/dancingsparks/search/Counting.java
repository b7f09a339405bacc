package org.dancingsparks.search;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.layers.places.StageEstimate;
import org.dancingsparks.layers.rounds.LayerForecast;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.Puzzle;

/**
 * Counts solutions without listing them: all of a puzzle, those of a search, or up to symmetry. It
 * decides whether layers or another engine counts.
 *
 * <pre>{@code
 * BigInteger all = Counting.of(puzzle).solutions();
 * BigInteger different = Counting.of(puzzle).upToSymmetry().count();
 * }</pre>
 *
 * <p>Immutable: the methods that set something return a copy.
 */
public final class Counting {
  private final Engines engines;
  private final RequestedEngine wanted;
  private final Prefix givens;

  /** True if tasks are wanted; then layers do not count, since they have none. */
  private final boolean isDivided;

  private Counting(Engines engines, RequestedEngine wanted, Prefix givens, boolean isDivided) {
    this.engines = engines;
    this.wanted = wanted;
    this.givens = givens;
    this.isDivided = isDivided;
  }

  /** Counts the solutions of a puzzle by the engine that suits it, in a third of this heap. */
  public static Counting of(Puzzle puzzle) {
    return by(Engines.of(puzzle));
  }

  /** Counts by the engine that suits a search, within the bounds that these engines have. */
  public static Counting by(Engines engines) {
    return new Counting(engines, RequestedEngine.AUTO, Prefix.EMPTY, false);
  }

  /** Counts by an engine. */
  public Counting by(RequestedEngine engine) {
    return new Counting(engines, engine, givens, isDivided);
  }

  /** Counts solutions that contain some options. */
  public Counting containing(Prefix options) {
    return new Counting(engines, wanted, options, isDivided);
  }

  /** Prepares searches that tasks share. */
  public Counting divided() {
    return new Counting(engines, wanted, givens, true);
  }

  /** Counts all solutions. */
  public BigInteger solutions() {
    return prepare(searches().all()).count();
  }

  /**
   * Counts the solutions up to symmetry.
   *
   * @throws InputException if the symmetries are too many to list
   */
  public SolutionClasses upToSymmetry() {
    ClassCount classes = searches().upToSymmetry();
    BigInteger all = prepare(searches().all(), classes).count();
    return classes.count(all, fixed -> prepareFixed(fixed).count());
  }

  private Searches searches() {
    return Searches.of(engines.puzzle()).containing(givens);
  }

  private Search prepareFixed(FixedSearch fixed) {
    return by(fixed.engines().within(engines.memory())).by(wanted).prepare(fixed.search());
  }

  /**
   * Prepares a search for its number of solutions only: counts them by layers if that suits it.
   *
   * @throws InputException if the engine asked for cannot count it
   */
  public Search prepare(Search search) {
    return prepare(search, search);
  }

  /** Prepares the first search of a count up to symmetry, which is for all solutions. */
  public Search prepare(Search all, ClassCount classes) {
    // A diagram that came with the puzzle has them at once.
    return prepare(all, engines.hasDiagram(all) ? all : classes.all());
  }

  /** Prepares a search for layers, or another one with as many solutions for other engines. */
  private Search prepare(Search search, Search otherwise) {
    if (isDivided) {
      return engines.prepare(otherwise, wanted);
    }
    return switch (wanted) {
      case AUTO -> {
        LayerEngine.Attempt layers = engines.layers().attempt(search, otherwise);
        yield layers
            .count()
            .map(search::by)
            .orElseGet(() -> engines.counting().prepare(otherwise, layers));
      }
      case LAYERS -> search.by(engines.layers().require(search));
      case LINKS, BITSETS, DIAGRAM -> engines.prepare(otherwise, wanted);
    };
  }

  /** Returns whether the engine {@code auto} considers layers for the count of a search. */
  public boolean considersLayers(Search search) {
    return wanted == RequestedEngine.AUTO && !isDivided && engines.layers().isPossible(search);
  }

  /**
   * Forecasts a count by layers, from a sample of them.
   *
   * @return empty if layers are not considered, or not suitable, or their item order would have to
   *     be searched for
   */
  public Optional<LayerForecast> forecast(Search search) {
    return considersLayers(search) && engines.hasOrder()
        ? LayerForecast.of(search.ordered())
        : Optional.empty();
  }

  /**
   * Estimates a count by classes of isomorphic residuals, from a sample of them.
   *
   * @return empty if a search would not be counted in this way, or one of the classes is too large
   */
  public List<StageEstimate> stages(Search search) {
    if (wanted == RequestedEngine.LAYERS && !isDivided) {
      return engines.layers().requiredEstimates(search);
    }
    return considersLayers(search) ? engines.layers().estimates(search) : List.of();
  }

  /**
   * Counts the solutions of a search in another way than before.
   *
   * @param search without symmetries
   * @param first the name of the engine that counted before
   */
  public SecondCount.Result again(Search search, String first) {
    return new SecondCount(engines, search).count(first);
  }

  /**
   * Counts the solutions up to symmetry in another way than before: all solutions, and those that
   * each kind of symmetry fixes.
   *
   * @param first the name of the engine that counted all solutions before
   * @return the way of all solutions, and the number up to symmetry
   * @throws InputException if the symmetries are too many to list
   */
  public SecondCount.Result upToSymmetryAgain(String first) {
    SecondCount.Result all = again(searches().all(), first);
    SolutionClasses classes = searches().upToSymmetry().count(all.solutions(), this::fixedAgain);
    return new SecondCount.Result(all.way(), classes.count());
  }

  private BigInteger fixedAgain(FixedSearch fixed) {
    Engines other = fixed.engines().within(engines.memory());
    // The engine of the first count is not recorded, but is always chosen alike.
    String first = prepareFixed(fixed).method().engine();
    return new SecondCount(other, fixed.search()).count(first).solutions();
  }
}
