package org.dancingsparks.layers.places;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;
import org.dancingsparks.isomorphism.CanonicalForm;
import org.dancingsparks.isomorphism.ResidualLabelling;
import org.dancingsparks.layers.disk.Limits;

/**
 * Ranges that begin where a frontier is narrow and its residuals can be merged. Isomorphic
 * residuals of such a place are in the same partition, which merges them. Those of later places are
 * merged when their range begins, if at all. Immutable.
 */
final class ClassRanges extends PlaceRanges {
  private final BitProblem problem;
  private final int shares;

  /** By range, its first place; then the number of places. */
  private final int[] bounds;

  ClassRanges(BitProblem problem, int shares) {
    super(problem);
    this.problem = problem;
    this.shares = shares;
    IntStream inside =
        IntStream.range(1, problem.places())
            .filter(place -> problem.isFirstOfPlace(place) && problem.hasOptions(place))
            .filter(problem::isNarrow)
            .filter(place -> problem.stage(place).canLabel());
    bounds =
        IntStream.concat(IntStream.concat(IntStream.of(0), inside), IntStream.of(problem.places()))
            .toArray();
  }

  @Override
  public int number() {
    return bounds.length - 1;
  }

  @Override
  public int first(int range) {
    return bounds[range];
  }

  /** The position, in the item order, of the item of a range's first place. */
  int item(int range) {
    return problem.bitSets.placeOf(first(range));
  }

  @Override
  public int end(int range) {
    return bounds[range + 1];
  }

  @Override
  public int partitions(int range) {
    return range == 0 ? 1 : shares;
  }

  @Override
  public Partitioning partitioning(int range) {
    if (partitions(range) == 1) {
      return (place, residual) -> 0;
    }
    Forms forms = forms(range);
    return (place, residual) -> hashed(forms.of(place, residual).words(), shares);
  }

  /** Forms of the residuals that are sent to a range. One thread. */
  @FunctionalInterface
  interface Forms {
    /**
     * The form of a residual of a place: at the first of the range equal to those of isomorphic
     * ones, elsewhere of its own.
     *
     * @param entry that begins with the residual
     */
    CanonicalForm of(int place, long[] entry);
  }

  /** Number of vertices of the graphs of the residuals with which a range begins. */
  int vertices(int range) {
    return range == 0 ? 0 : problem.stage(first(range)).vertices();
  }

  Forms forms(int range) {
    if (range == number()) {
      return this::own;
    }
    ResidualLabelling labelling = problem.stage(first(range)).labelling();
    return (place, entry) ->
        Optional.of(entry)
            .filter(one -> place == first(range))
            .flatMap(one -> labelling.form(problem.withoutMark(one, 0)))
            .orElseGet(() -> own(place, entry));
  }

  private CanonicalForm own(int place, long... entry) {
    long[] words = Arrays.copyOf(entry, problem.width() + 1);
    words[problem.width()] = place;
    return new CanonicalForm(words);
  }

  @Override
  public List<StageEstimate> estimates(LongConsumer visited) {
    return ClassSample.of(this, visited);
  }

  @Override
  public PartialSweep sweep(int range, Limits limits, PlaceListener listener) {
    ClassMerging merging =
        new ClassMerging(problem, limits, ClassMerging.Effort.DEFAULT, listener::merged)
            .checkedBy(listener::labels);
    return new PartialSweep(problem, limits, listener).merging(merging, first(range));
  }
}
