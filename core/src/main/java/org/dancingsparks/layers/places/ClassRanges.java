package org.dancingsparks.layers.places;

import java.util.Optional;
import java.util.stream.IntStream;
import org.dancingsparks.isomorphism.CanonicalForm;
import org.dancingsparks.isomorphism.ResidualLabelling;
import org.dancingsparks.isomorphism.Stage;
import org.dancingsparks.layers.disk.Limits;

/**
 * Ranges that begin where a frontier is narrow. Isomorphic residuals of such a place are in the
 * same partition, which merges them. Those of later places are merged when their range begins, if
 * at all. Immutable.
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
            .filter(problem::isFirstOfPlace)
            .filter(place -> problem.stages.isNarrow(problem.bitSets.placeOf(place)));
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
    Stage stage = problem.stages.stage(problem.bitSets.placeOf(first(range)));
    if (!ClassMerging.isPossible(stage)) {
      return (place, residual) -> hashed(residual, shares);
    }
    ResidualLabelling labelling = ClassMerging.labelling(stage);
    return (place, residual) ->
        hashed(place == first(range) ? form(labelling, residual) : residual, shares);
  }

  /** The words of a residual's form; the residual where it has no completion. */
  private long[] form(ResidualLabelling labelling, long... residual) {
    Optional<CanonicalForm> form = labelling.form(problem.withoutMark(residual, 0));
    return form.isPresent() ? form.get().words() : residual;
  }

  @Override
  public PartialSweep sweep(int range, Limits limits, Runnable check) {
    ClassMerging merging =
        new ClassMerging(problem, limits, ClassMerging.Effort.DEFAULT, stage -> {})
            .checkedBy(check);
    return new PartialSweep(problem, limits, check).merging(merging, first(range));
  }
}
