package org.dancingsparks.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Makes small problems at random, with the features that are asked for. The same seed makes the
 * same problems.
 */
final class RandomCover {
  private static final int COLOURS = 3;

  /** Added to the density of secondary items. */
  private static final double SECONDARY = 0.3;

  private final Random random;
  private final Features features;

  RandomCover(Features features, long seed) {
    this.features = features;
    random = new Random(seed);
  }

  /**
   * The next problem.
   *
   * @param options its number of options, about; half as many more where each item is covered once
   * @param prefix of the names of its items
   */
  CaseText next(int options, String prefix) {
    CaseText text = new CaseText();
    int primary = 2 + random.nextInt(5);
    int secondary = features.hasSecondary() ? 1 + random.nextInt(4) : 0;
    IntStream.range(0, primary)
        .forEach(item -> text.primary(bounds() + prefix + (char) ('a' + item)));
    IntStream.range(0, secondary).forEach(item -> text.secondary(prefix + (char) ('s' + item)));
    double density = 0.4 * random.nextDouble() * random.nextDouble();
    int most = features.hasMultiplicities() ? options : options + options / 2;
    for (int left = most - random.nextInt(3); left > 0; left--) {
      text.option(entries(primary, secondary, density, prefix).toArray());
    }
    return text;
  }

  private String bounds() {
    if (!features.hasMultiplicities() || random.nextInt(4) == 0) {
      return "";
    }
    int least = random.nextInt(3);
    int most = Math.max(1, least + random.nextInt(3));
    return least == most ? most + "|" : least + ":" + most + "|";
  }

  private List<Object> entries(int primary, int secondary, double density, String prefix) {
    List<Object> words = new ArrayList<>();
    int kept =
        random.nextInt(10) == 0 ? random.nextInt(primary + secondary) : random.nextInt(primary);
    for (int item = 0; item < primary + secondary; item++) {
      double chance = item < primary ? density : density + SECONDARY;
      if (item == kept || random.nextDouble() < chance) {
        words.add(item < primary ? prefix + (char) ('a' + item) : shared(prefix, item - primary));
      }
    }
    if (features.hasCosts() && random.nextInt(4) > 0) {
      words.add("|" + random.nextInt(10));
    }
    return words;
  }

  private String shared(String prefix, int item) {
    String name = prefix + (char) ('s' + item);
    boolean isColoured = features.hasColours() && random.nextInt(4) > 0;
    return isColoured ? name + ":" + (char) ('A' + random.nextInt(COLOURS)) : name;
  }
}
