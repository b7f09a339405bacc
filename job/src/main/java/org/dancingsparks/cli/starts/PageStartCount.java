package org.dancingsparks.cli.starts;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.message.InputException;
import org.dancingsparks.page.PageStarts;
import org.dancingsparks.page.PageStarts.Size;
import org.dancingsparks.page.PageWork;
import org.dancingsparks.runs.starts.StartJob;
import org.dancingsparks.starts.StartList;
import org.dancingsparks.starts.StartPlan;
import org.dancingsparks.starts.StartSample;

/**
 * Counts the unique starts that a page shows, and chooses some to play. Counts that were not asked
 * for are limited by planned work, never by time, so that pages are the same everywhere.
 */
public final class PageStartCount {
  private final Challenges challenges;
  private final PageWork most;
  private final ProgressLines lines;

  /**
   * The diagram's solutions are those of the challenges.
   *
   * @param most work to do unless numbers of pieces are asked for; otherwise it bounds only the
   *     starts to play
   */
  public PageStartCount(Challenges challenges, PageWork most) {
    this.challenges = challenges;
    this.most = most;
    lines = challenges.progress();
  }

  /**
   * Counts.
   *
   * @param asked the numbers of pieces; if there are none, as many as the work allows, from the
   *     fewest pieces up
   */
  public PageStarts count(Optional<PieceCounts> asked) {
    if (challenges.search().knownCount().orElseThrow().compareTo(BigInteger.ONE) <= 0) {
      return PageStarts.NONE;
    }
    int slots;
    try {
      slots = challenges.plan(1, 1).slots().size();
    } catch (InputException e) {
      lines.say("no unique starts: " + e.getMessage());
      return PageStarts.NONE;
    }
    List<StartPlan> plans =
        asked.map(this::plans).orElseGet(() -> most.affordable(slots, this::plan));
    boolean isLong = PageWork.isLong(plans);
    List<Size> sizes = new ArrayList<>();
    for (StartPlan plan : plans) {
      sizes.add(size(plan, isLong));
    }
    return PageStarts.of(slots, sizes);
  }

  private List<StartPlan> plans(PieceCounts asked) {
    return IntStream.rangeClosed(asked.fewest(), asked.most()).mapToObj(this::plan).toList();
  }

  private StartPlan plan(int pieces) {
    return challenges.plan(pieces, challenges.session().bins());
  }

  private Size size(StartPlan plan, boolean isLong) {
    lines.of("work on starts of size " + plan.sets().size(), "unique starts");
    StartSample sampled =
        isLong
            ? new StartJob(challenges.runner(plan), plan, lines)
                .sample(PageWork.SAMPLE, PageWork.SEED)
            : StartList.of(plan).reportingTo(lines).sample(PageWork.SAMPLE, PageWork.SEED);
    return Size.of(plan, sampled, most, graded -> lines.grades(graded, sampled.starts().size()));
  }
}
