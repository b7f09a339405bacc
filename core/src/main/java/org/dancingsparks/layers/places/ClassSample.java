package org.dancingsparks.layers.places;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.dancingsparks.isomorphism.CanonicalForm;
import org.dancingsparks.layers.disk.Limits;

/**
 * Estimates the classes of isomorphic residuals from stage to stage. A sample of the classes of a
 * stage is expanded, each alone. The numbers of classes reached once and twice tell how many the
 * next stage has. The first stages are counted, not estimated. The same problem always gives the
 * same estimate.
 *
 * <p>The estimate is that of A. Chao and C.-W. Lin, "Nonparametric lower bounds for species
 * richness and shared species richness under sampling without replacement", Biometrics 68 (2012):
 * more often too low than too high.
 */
final class ClassSample {
  /** Number of classes of a stage that are expanded in any case. */
  private static final int MIN_CLASSES = 8;

  /** Maximum number of classes of a stage that are expanded. */
  private static final int MAX_CLASSES = 200;

  /** The residuals of a stage after which no further class is expanded. */
  private static final long MAX_RESIDUALS = 1 << 16;

  /** The slots of tables visited for a single class at which the estimate is given up. */
  private static final long MAX_WORK = 1 << 20;

  /** Bytes for the residuals of a class. */
  private static final long MEMORY = 1 << 28;

  private final ClassRanges ranges;
  private final int mostClasses;
  private final long mostWork;
  private final List<StageEstimate> estimates = new ArrayList<>();
  private final Limits limits = Limits.ofThisJvm().cores(1).within(MEMORY);

  /** Estimates for the classes of the range before. */
  private double classes = 1;

  /** A class that is expanded: a residual of its place. */
  private record Member(int place, long[] entry) {}

  /** A class that was reached, and from how many of those expanded. */
  private static final class Reached {
    final Member member;
    int times;

    Reached(Member member) {
      this.member = member;
    }
  }

  /**
   * A sample.
   *
   * @param mostClasses maximum number of classes of a stage that are expanded, at least 8
   * @param mostWork slots of tables visited for a single class at which the estimate is given up
   */
  ClassSample(ClassRanges ranges, int mostClasses, long mostWork) {
    this.ranges = ranges;
    this.mostClasses = mostClasses;
    this.mostWork = mostWork;
  }

  static List<StageEstimate> of(ClassRanges ranges) {
    return new ClassSample(ranges, MAX_CLASSES, MAX_WORK).estimates();
  }

  /** Estimates by range; fewer if one of the classes has too many residuals. */
  List<StageEstimate> estimates() {
    run();
    return List.copyOf(estimates);
  }

  private void run() {
    List<Member> members = List.of(new Member(0, ranges.problem().initial()));
    boolean isCounted = true;
    for (int range = 0; range < ranges.number(); range++) {
      Map<CanonicalForm, Reached> reached = new HashMap<>();
      int expanded = 0;
      long residuals = 0;
      try {
        while (expanded < Math.min(members.size(), MIN_CLASSES)
            || expanded < Math.min(members.size(), mostClasses) && residuals < MAX_RESIDUALS) {
          residuals += expand(range, members.get(expanded++), reached);
        }
      } catch (CancellationException e) {
        return;
      }
      double each = expanded == 0 ? 0 : (double) residuals / expanded;
      estimates.add(new StageEstimate(ranges.item(range), classes, classes * each, isCounted));
      isCounted &= expanded == members.size();
      classes = isCounted ? reached.size() : estimate(reached, expanded);
      members = chosen(reached);
    }
  }

  /** Expands a class; returns the number of residuals. */
  private long expand(int range, Member from, Map<CanonicalForm, Reached> reached) {
    long[] number = {0};
    long[] work = {0};
    PlaceListener check =
        more -> {
          work[0] += more;
          if (work[0] > mostWork) {
            throw new CancellationException("A class has too many residuals.");
          }
        };
    Set<CanonicalForm> forms = new HashSet<>();
    ClassRanges.Forms labelled = ranges.forms(range + 1);
    try (PartialSweep sweep = ranges.sweep(range, limits, check)) {
      sweep.add(from.place, Residuals.of(from.entry));
      for (int place = from.place; place < ranges.problem().places(); place++) {
        int at = place;
        if (place < ranges.end(range)) {
          number[0] += sweep.expand(place);
        } else {
          sweep.takeUnmerged(
              place,
              left -> {
                number[0] += left.size();
                check.done(left.size());
                for (int index = 0; index < left.size(); index++) {
                  Member member = new Member(at, left.entry(index));
                  CanonicalForm form = labelled.of(at, member.entry);
                  if (forms.add(form)) {
                    reached.computeIfAbsent(form, first -> new Reached(member)).times++;
                  }
                }
              });
        }
      }
    }
    return number[0];
  }

  /** The number of classes, of which some were reached from some of those before. */
  private double estimate(Map<CanonicalForm, Reached> reached, int expanded) {
    double once = reached.values().stream().filter(one -> one.times == 1).count();
    double twice = reached.values().stream().filter(one -> one.times == 2).count();
    double share = expanded / Math.max(classes, expanded + 1);
    double weight = expanded / Math.max(1, expanded - 1.0);
    double below = 2 * weight * twice + share / (1 - share) * once;
    return reached.size() + (once == 0 ? 0 : once * once / Math.max(1, below));
  }

  /** Classes to be expanded next, at random: by the hashes of their forms. */
  private static List<Member> chosen(Map<CanonicalForm, Reached> reached) {
    return reached.entrySet().stream()
        .sorted(Comparator.comparingInt(one -> one.getKey().hashCode() * 0x9E3779B9))
        .map(one -> one.getValue().member)
        .toList();
  }
}
