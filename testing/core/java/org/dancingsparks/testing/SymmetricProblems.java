package org.dancingsparks.testing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;

/** Random problems with automorphisms: copies of one problem that share some items. */
public final class SymmetricProblems {
  private final Random random;
  private final int copies;
  private final int own;
  private final int shared;

  /** By how many shared items the options of a copy are shifted against those of the one before. */
  private final int shift;

  private final Set<String> secondary = new HashSet<>();
  private final boolean hasColours;
  private final boolean hasBounds;
  private final ProblemBuilder<String, String> builder =
      new ProblemBuilder<String, String>(option -> null);

  private SymmetricProblems(Random random, int size) {
    this.random = random;
    copies = 2 + random.nextInt(size);
    own = 1 + random.nextInt(3);
    shared = 1 + random.nextInt(2 + size);
    shift = random.nextInt(3) == 0 ? 1 : 0;
    hasColours = random.nextInt(3) == 0;
    hasBounds = random.nextInt(3) == 0;
  }

  /**
   * A problem of some copies, of each up to three items and up to four options.
   *
   * @param size more copies and shared items, from 1 on
   */
  public static Problem next(Random random, int size) {
    return new SymmetricProblems(random, size).problem();
  }

  private Problem problem() {
    int isSecondary = random.nextInt(1 << shared);
    for (int copy = 0; copy < copies; copy++) {
      for (int item = 0; item < own; item++) {
        add(item + " of " + copy, random.nextInt(8) == 0 && item > 0);
      }
    }
    for (int item = 0; item < shared; item++) {
      add("shared " + item, (isSecondary >> item & 1) != 0);
    }
    int options = 2 + random.nextInt(3);
    IntStream.range(0, options).forEach(this::addOption);
    return builder.build();
  }

  private void add(String item, boolean isSecondary) {
    if (isSecondary) {
      secondary.add(item);
      builder.secondary(item);
    } else if (hasBounds && random.nextInt(2) == 0) {
      int least = random.nextInt(2);
      builder.between(item, least, least + 1 + random.nextInt(2));
    } else {
      builder.primary(item);
    }
  }

  private void addOption(int option) {
    List<Integer> items = new ArrayList<>();
    items.add(random.nextInt(own));
    for (int item = 0; item < own + shared; item++) {
      if (!items.contains(item) && random.nextInt(3) == 0) {
        items.add(item);
      }
    }
    List<Integer> colours = items.stream().map(item -> random.nextInt(3)).toList();
    for (int copy = 0; copy < copies; copy++) {
      String name = option + " of " + copy;
      builder.option(name);
      for (int at = 0; at < items.size(); at++) {
        addEntry(name, items.get(at), colours.get(at), copy);
      }
    }
  }

  private void addEntry(String option, int item, int colour, int copy) {
    String name =
        item < own
            ? item + " of " + copy
            : "shared " + Math.floorMod(item - own + shift * copy, shared);
    if (hasColours && colour > 0 && secondary.contains(name)) {
      builder.entry(option, name, "colour " + colour);
    } else {
      builder.entry(option, name);
    }
  }
}
