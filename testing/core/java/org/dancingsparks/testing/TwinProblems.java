package org.dancingsparks.testing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;

/**
 * Random problems with twins: some first items, and copies of a block of items, of which the last
 * are alike. Both have options that cover shared items, so one copy can take what another leaves.
 * Further items come last.
 */
public final class TwinProblems {
  private final Random random;
  private final ProblemBuilder<Integer, Integer> builder = new ProblemBuilder<>(option -> null);
  private final int firsts;
  private final int copies;
  private final int own;
  private final int shared;
  private final int lasts;

  /** Items of a copy that are alike: the last of them. */
  private final int alike;

  private final boolean hasColours;
  private int items;
  private int options;

  private TwinProblems(Random random) {
    this.random = random;
    firsts = 1 + random.nextInt(4);
    copies = 2 + random.nextInt(2);
    own = 3 + random.nextInt(4);
    shared = 1 + random.nextInt(4);
    lasts = random.nextInt(3);
    alike = 2 + random.nextInt(2);
    hasColours = random.nextInt(3) == 0;
  }

  /** A problem with two or three copies. */
  public static Problem next(Random random) {
    return new TwinProblems(random).problem();
  }

  private int last(int number) {
    return firsts + copies * own + number;
  }

  private int shared(int number) {
    return last(lasts) + number;
  }

  /** A secondary item of a copy, or of all of them. */
  private int coloured(int copy) {
    return shared(shared) + copy;
  }

  private Problem problem() {
    addItems();
    for (int first = 0; first < firsts; first++) {
      addFirst(first);
    }
    List<Map<Integer, Integer>> block = new ArrayList<>();
    int templates = own + random.nextInt(7);
    for (int template = 0; template < templates; template++) {
      addTemplate(block);
    }
    for (int copy = 0; copy < copies; copy++) {
      int shift = copy;
      block.forEach(entries -> add(copied(entries, shift)));
    }
    IntStream.range(0, lasts).forEach(number -> add(Map.of(last(number), 0)));
    return builder.build();
  }

  private void addItems() {
    IntStream.range(0, firsts).forEach(first -> builder.primary(items++));
    List<int[]> bounds =
        IntStream.range(0, own).mapToObj(item -> bounds(random.nextInt(6))).toList();
    for (int copy = 0; copy < copies; copy++) {
      for (int item = 0; item < own; item++) {
        int[] of = bounds.get(Math.min(item, own - alike));
        builder.between(items++, of[0], of[1]);
      }
    }
    IntStream.range(0, lasts).forEach(number -> builder.primary(items++));
    for (int number = 0; number < shared; number++) {
      if (random.nextInt(4) == 0) {
        builder.secondary(items++);
      } else {
        builder.primary(items++);
      }
    }
    for (int number = 0; number <= copies && hasColours; number++) {
      builder.secondary(items++);
    }
  }

  private static int[] bounds(int dice) {
    return dice > 1 ? new int[] {1, 1} : new int[] {0, 1 + dice};
  }

  private void addFirst(int first) {
    add(Map.of(first, 0, shared(random.nextInt(shared)), 0));
    if (random.nextInt(3) > 0) {
      add(Map.of(first, 0));
    }
    Map<Integer, Integer> more = new LinkedHashMap<>(Map.of(first, 0));
    more.put(shared(random.nextInt(shared)), 0);
    more.put(shared(random.nextInt(shared)), 0);
    add(more);
  }

  /**
   * Adds an option of the first copy, and its images under the exchange of items that are alike.
   */
  private void addTemplate(List<Map<Integer, Integer>> block) {
    Map<Integer, Integer> entries = new LinkedHashMap<>(Map.of(firsts + random.nextInt(own), 0));
    if (random.nextBoolean()) {
      entries.put(firsts + random.nextInt(own), 0);
    }
    if (random.nextBoolean()) {
      entries.put(shared(random.nextInt(shared)), 0);
    }
    if (lasts > 0 && random.nextInt(5) == 0) {
      entries.put(last(random.nextInt(lasts)), 0);
    }
    if (hasColours && random.nextInt(3) == 0) {
      entries.put(coloured(0), 1 + random.nextInt(3));
    }
    if (hasColours && random.nextInt(6) == 0) {
      entries.put(coloured(copies), 1 + random.nextInt(2));
    }
    block.add(entries);
    int last = firsts + own - 1;
    for (int before = 1; before < alike && entries.containsKey(last); before++) {
      Map<Integer, Integer> image = new LinkedHashMap<>(entries);
      image.remove(last);
      if (image.put(last - before, 0) == null) {
        block.add(image);
      }
    }
  }

  /** An option of another copy. */
  private Map<Integer, Integer> copied(Map<Integer, Integer> entries, int copy) {
    Map<Integer, Integer> copied = new LinkedHashMap<>();
    entries.forEach(
        (item, colour) -> {
          boolean isOwn = item >= firsts && item < last(0);
          int shift = isOwn ? copy * own : item == coloured(0) ? copy : 0;
          copied.put(item + shift, colour);
        });
    return copied;
  }

  private void add(Map<Integer, Integer> entries) {
    int option = options++;
    builder.option(option);
    entries.forEach(
        (item, colour) -> {
          if (colour == 0) {
            builder.entry(option, item);
          } else {
            builder.entry(option, item, "colour " + colour);
          }
        });
  }
}
