package org.dancingsparks.layers.places;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.LongConsumer;
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

  /** The work for a single class at which the estimate is cut short. */
  private static final long MAX_WORK = 1 << 23;

  /** The work for all classes at which no further stage is looked at. */
  private static final long MAX_WORK_OF_ALL = 1 << 27;

  /** The square of the vertices of a graph whose labelling takes as long as an entry of a table. */
  private static final int SQUARE_PER_ENTRY = 8;

  /** Bytes for the residuals of a class. */
  private static final long MEMORY = 1 << 28;

  private final ClassRanges ranges;
  private final int mostClasses;
  private final long mostWork;
  private final LongConsumer visited;
  private final List<StageEstimate> estimates = new ArrayList<>();
  private final Limits limits = Limits.ofThisJvm().cores(1).within(MEMORY);

  /** Estimates for the classes of the range before. */
  private double classes = 1;

  /** Work for all classes, in slots of tables. */
  private long workOfAll;

  /** Residuals visited or labelled. */
  private long visitedOfAll;

  /** Residuals of the range. */
  private long residuals;

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
   * @param mostWork entries of tables visited for a single class, and labellings in such, at which
   *     the estimate is cut short
   * @param visited receives the number of residuals visited
   */
  ClassSample(ClassRanges ranges, int mostClasses, long mostWork, LongConsumer visited) {
    this.visited = visited;
    this.ranges = ranges;
    this.mostClasses = mostClasses;
    this.mostWork = mostWork;
  }

  /**
   * Estimates by range; fewer if one of the classes has too many residuals.
   *
   * @param visited receives the number of residuals visited
   */
  static List<StageEstimate> of(ClassRanges ranges, LongConsumer visited) {
    return new ClassSample(ranges, MAX_CLASSES, MAX_WORK, visited).estimates();
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
      residuals = 0;
      try {
        while (expanded < Math.min(members.size(), MIN_CLASSES)
            || expanded < Math.min(members.size(), mostClasses) && residuals < MAX_RESIDUALS) {
          expand(range, members.get(expanded), reached);
          expanded++;
        }
      } catch (CancellationException e) {
        double least = Math.max(1, classes) * residuals / (expanded + 1);
        estimates.add(new StageEstimate(ranges.item(range), classes, least, isCounted, true));
        return;
      }
      double each = expanded == 0 ? 0 : (double) residuals / expanded;
      estimates.add(
          new StageEstimate(ranges.item(range), classes, classes * each, isCounted, false));
      isCounted &= expanded == members.size();
      classes = isCounted ? reached.size() : estimate(reached, expanded);
      members = chosen(reached);
    }
  }

  /** Expands a class. */
  private void expand(int range, Member from, Map<CanonicalForm, Reached> reached) {
    ClassWork check = new ClassWork(ranges.vertices(range));
    Set<CanonicalForm> forms = new HashSet<>();
    ClassRanges.Forms labelled = ranges.forms(range + 1);
    try (PartialSweep sweep = ranges.sweep(range, limits, check)) {
      sweep.add(from.place, Residuals.of(from.entry));
      for (int place = from.place; place < ranges.problem().places(); place++) {
        int at = place;
        if (place < ranges.end(range)) {
          check.expanded(sweep.expand(place));
        } else {
          sweep.takeUnmerged(
              place,
              left -> {
                check.expanded(left.size());
                check.labels(left.size());
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
  }

  /** The work for one class. */
  private final class ClassWork implements PlaceListener {
    /** Work for a labelling. */
    final long labelling;

    long work;

    ClassWork(int vertices) {
      labelling = 1 + (long) vertices * vertices / SQUARE_PER_ENTRY;
    }

    @Override
    public void done(long entries) {
      work += entries;
      workOfAll += entries;
      if (work > mostWork || workOfAll > MAX_WORK_OF_ALL) {
        throw new CancellationException("There are too many residuals.");
      }
    }

    @Override
    public void labels(long number) {
      visitedOfAll += number;
      visited.accept(visitedOfAll);
      done(number * labelling);
    }

    void expanded(long number) {
      residuals += number;
      visitedOfAll += number;
      visited.accept(visitedOfAll);
      done(number);
    }
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
