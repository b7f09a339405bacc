package org.dancingsparks.diagram;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.cover.RandomCover;

/**
 * A small random problem among enough further items for bit sets of one, two or more words. The
 * others are twins, in the same options as an item of the small problem; or never used; or in one
 * of a few options of their own, which every solution contains.
 *
 * @param twinOf by further item, the item whose twin it is; {@link #UNUSED}; or {@link #FORCED}
 *     less the number of its own option
 */
record PaddedCover(RandomCover cover, int[] twinOf) {
  static final int UNUSED = -1;
  static final int FORCED = -2;
  private static final int[] FURTHER = {0, 0, 55, 64, 100, 128, 150, 240};

  static PaddedCover of(Random random) {
    RandomCover cover = RandomCover.of(random);
    int[] twinOf = new int[FURTHER[random.nextInt(FURTHER.length)]];
    int forced = random.nextInt(4);
    int items = cover.primary() + cover.secondary();
    // An item with a twin has no wall but that: so some have none.
    int twinned = random.nextInt(items + 1);
    for (int at = 0; at < twinOf.length; at++) {
      int kind = random.nextInt(3);
      twinOf[at] = UNUSED;
      if (kind == 0 && twinned > 0) {
        twinOf[at] = random.nextInt(twinned);
      } else if (kind == 1 && forced > 0) {
        twinOf[at] = FORCED - random.nextInt(forced);
      }
    }
    return new PaddedCover(cover, twinOf);
  }

  /** The problem; the forced options come last, the items are declared in random order. */
  Problem problem(Random random) {
    ProblemBuilder<Integer, Integer> builder = new ProblemBuilder<>();
    int items = cover.primary() + cover.secondary();
    for (int item : RandomCover.shuffled(random, items + twinOf.length)) {
      int twin = item < items ? item : twinOf[item - items];
      if (twin == UNUSED || twin >= cover.primary()) {
        builder.secondary(item);
      } else {
        builder.primary(item);
      }
    }
    for (int option = 0; option < cover.masks().size(); option++) {
      builder.option(option);
      for (int item : RandomCover.shuffled(random, items + twinOf.length)) {
        int twin = item < items ? item : twinOf[item - items];
        if (twin >= 0 && (cover.masks().get(option) >> twin & 1) == 1) {
          builder.entry(option, item);
        }
      }
    }
    for (int at = 0; at < twinOf.length; at++) {
      if (twinOf[at] <= FORCED) {
        builder.entry(forcedBy(at), items + at);
      }
    }
    return builder.build();
  }

  /** An identifier past those of the small problem's options; ids follow first mention. */
  private int forcedBy(int at) {
    return cover.masks().size() + FORCED - twinOf[at];
  }

  /** All solutions, each as option ids. */
  Set<List<Integer>> solutions() {
    Set<Integer> own = new HashSet<>();
    for (int at = 0; at < twinOf.length; at++) {
      if (twinOf[at] <= FORCED) {
        own.add(forcedBy(at));
      }
    }
    Set<List<Integer>> found = new HashSet<>();
    for (List<Integer> solution : cover.solutions()) {
      List<Integer> all = new ArrayList<>(solution);
      for (int id = 0; id < own.size(); id++) {
        all.add(cover.masks().size() + id);
      }
      found.add(all);
    }
    return found;
  }
}
