package org.dancingsparks.starts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.IntConsumer;

/**
 * Unique starts of a plan, chosen from a sample and spread evenly from the easiest to the hardest.
 * Immutable.
 *
 * @param chosen in order of difficulty
 */
public record GradedSample(List<Chosen> chosen) {
  /** Words for the levels from 1 on. */
  public static final List<String> LEVELS = List.of("easy", "fair", "tricky", "hard", "fiendish");

  /** The number of graded starts per chosen one. */
  private static final int GRADED_PER_CHOSEN = 16;

  /** Minimum number of graded starts. */
  private static final int MIN_GRADED_STARTS = 256;

  /**
   * A start that was chosen.
   *
   * @param level of difficulty, from 1, the easiest; 0 for all if they are of one level, which says
   *     nothing then
   */
  public record Chosen(GradedStart start, int level) {}

  public GradedSample {
    chosen = List.copyOf(chosen);
  }

  /** The size of the sample from which some number of starts should be chosen. */
  public static int size(int count) {
    return Math.max(MIN_GRADED_STARTS, GRADED_PER_CHOSEN * count);
  }

  /**
   * Grades a sample and chooses from it.
   *
   * @param starts unique ones, besides the givens of the plan
   * @param count the most starts to choose
   * @param graded is given the number of starts graded, before each
   */
  public static GradedSample of(StartPlan plan, List<Start> starts, int count, IntConsumer graded) {
    return of(plan, starts, new Choice(count, Long.MAX_VALUE, Long.MAX_VALUE), graded);
  }

  /**
   * The size of a choice.
   *
   * @param count the most starts to choose
   * @param nodes of all graded starts together; when they are exceeded, only those graded so far
   *     are chosen from, but at least this count
   * @param mostNodes approximate number of nodes to search, also to find whether a start is
   *     minimal; when it is exceeded, only those graded so far are chosen from
   */
  public record Choice(int count, long nodes, long mostNodes) {}

  /** Grades a sample and chooses from it, within bounds on the nodes. */
  public static GradedSample of(
      StartPlan plan, List<Start> starts, Choice choice, IntConsumer graded) {
    Grader grader = Grader.within(choice.mostNodes(), plan.search());
    List<GradedStart> all = new ArrayList<>();
    long nodes = 0;
    for (Start start : starts) {
      if (nodes > choice.nodes() && all.size() >= choice.count()) {
        break;
      }
      graded.accept(all.size());
      Optional<Grade> grade = grade(grader, start);
      if (grade.isEmpty()) {
        break;
      }
      nodes += grade.get().nodes();
      all.add(GradedStart.of(plan.slots(), start.toArray(), grader.solution(), grade.get()));
    }
    return spread(all, choice.count());
  }

  /** A grade, unless it takes too much work. */
  private static Optional<Grade> grade(Grader grader, Start start) {
    try {
      return Optional.of(grader.grade(start.toArray()));
    } catch (CancellationException e) {
      return Optional.empty();
    }
  }

  private static GradedSample spread(List<GradedStart> graded, int count) {
    DifficultyLevels levels = DifficultyLevels.of(graded);
    List<GradedStart> chosen = levels.spread(count);
    boolean levelsDiffer =
        chosen.stream().mapToInt(start -> levels.level(start.grade())).distinct().count() > 1;
    return new GradedSample(
        chosen.stream()
            .map(start -> new Chosen(start, levelsDiffer ? levels.level(start.grade()) : 0))
            .toList());
  }
}
