package org.dancingsparks.isomorphism;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import org.dancingsparks.residuals.BitSetProblem;

/** A count by place in maps, which merges isomorphic residuals with or without the shortcut. */
final class StageSweep {
  private static final int MANY_NODES = 1 << 16;

  private final PlainStages plain;
  private final BitSetProblem problem;
  private final IntPredicate isMerging;
  private final boolean isShort;

  /** By stage of the residuals, those that are waiting, with their multiplicities. */
  private final TreeMap<Integer, Map<List<Long>, BigInteger>> waiting = new TreeMap<>();

  private final List<Integer> classes = new ArrayList<>();
  private final List<Integer> residuals = new ArrayList<>();
  private final List<BigInteger> sums = new ArrayList<>();
  private BigInteger solutions = BigInteger.ZERO;
  private int shortcuts;

  private StageSweep(BitSetProblem problem, IntPredicate isMerging, boolean isShort) {
    this.problem = problem;
    plain = new PlainStages(problem);
    this.isMerging = isMerging == null ? plain.stages::isNarrow : isMerging;
    this.isShort = isShort;
  }

  /** A sweep that merges at each narrow place. */
  static StageSweep narrow(BitSetProblem problem) {
    return new StageSweep(problem, null, false).run();
  }

  /** A sweep that merges at each narrow place, and takes the shortcut past the orders of twins. */
  static StageSweep withShortcut(BitSetProblem problem) {
    return new StageSweep(problem, null, true).run();
  }

  /** A sweep that merges everywhere, and takes the shortcut. */
  static StageSweep everywhere(BitSetProblem problem) {
    return new StageSweep(problem, place -> true, true).run();
  }

  /** A sweep that merges nothing but equal residuals. */
  static StageSweep plain(BitSetProblem problem) {
    return new StageSweep(problem, place -> false, false).run();
  }

  /** By place with merging, the number of classes. */
  List<Integer> classes() {
    return classes;
  }

  /** By place with merging, the number of residuals before. */
  List<Integer> residuals() {
    return residuals;
  }

  /** By narrow place, the sum of the multiplicities. */
  List<BigInteger> sums() {
    return sums;
  }

  BigInteger solutions() {
    return solutions;
  }

  /** Number of residuals for which the shortcut was taken. */
  int shortcuts() {
    return shortcuts;
  }

  private StageSweep run() {
    if (problem.initial() != null) {
      add(problem.initial(), BigInteger.ONE);
    }
    while (!waiting.isEmpty()) {
      Map.Entry<Integer, Map<List<Long>, BigInteger>> stage = waiting.pollFirstEntry();
      int place = problem.placeOf(stage.getKey());
      boolean isComplete = stage.getKey() == 0 || problem.placeOf(stage.getKey() - 1) < place;
      if (isComplete && plain.stages.isNarrow(place)) {
        sums.add(stage.getValue().values().stream().reduce(BigInteger.ZERO, BigInteger::add));
      }
      if (isComplete && isMerging.test(place)) {
        merge(place, stage.getValue());
      } else {
        stage.getValue().forEach(this::expand);
      }
    }
    return this;
  }

  private void add(long[] residual, BigInteger multiplicity) {
    int place = problem.place(residual, 0);
    if (place >= problem.primary()) {
      solutions = solutions.add(multiplicity);
    } else {
      waiting
          .computeIfAbsent(problem.stage(residual, 0, place), key -> new HashMap<>())
          .merge(PlainStages.list(residual), multiplicity, BigInteger::add);
    }
  }

  private void expand(List<Long> residual, BigInteger multiplicity) {
    plain.children(PlainStages.words(residual)).forEach(left -> add(left, multiplicity));
  }

  private void merge(int place, Map<List<Long>, BigInteger> all) {
    Stage stage = plain.stages.stage(place);
    ResidualLabelling labelling = stage.labelling(MANY_NODES);
    Map<CanonicalForm, List<Long>> first = new HashMap<>();
    Map<List<Long>, BigInteger> merged = new LinkedHashMap<>();
    all.forEach(
        (residual, multiplicity) -> {
          Optional<CanonicalForm> form = labelling.form(PlainStages.words(residual));
          if (form.isPresent()) {
            first.putIfAbsent(form.get(), residual);
            merged.merge(first.get(form.get()), multiplicity, BigInteger::add);
          }
        });
    residuals.add(all.size());
    classes.add(merged.size());
    merged.forEach((residual, multiplicity) -> follow(stage.shortcut(), residual, multiplicity));
  }

  private void follow(TwinShortcut shortcut, List<Long> residual, BigInteger multiplicity) {
    int[] options = isShort ? shortcut.options(PlainStages.words(residual)) : null;
    if (options == null) {
      expand(residual, multiplicity);
      return;
    }
    shortcuts++;
    BigInteger each = multiplicity.multiply(BigInteger.valueOf(shortcut.twins()));
    assertTrue(shortcut.twins() > 1);
    for (int option : options) {
      long[] left = new long[problem.width()];
      if (problem.chooseAhead(PlainStages.words(residual), option, left)) {
        boolean isSame = problem.place(left, 0) == problem.place(PlainStages.words(residual), 0);
        problem.rewind(left);
        if (isSame) {
          expand(PlainStages.list(left), each);
        } else {
          add(left, each);
        }
      }
    }
  }
}
