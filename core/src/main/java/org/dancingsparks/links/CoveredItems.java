package org.dancingsparks.links;

import org.dancingsparks.cover.Problem;

/**
 * The items that the options chosen cover, as words in which equal residuals are equal: a bit for
 * each item or, for a secondary item of a problem with colours, the bits of its colour. Where items
 * have bounds, the words hold only the colours. Not thread safe.
 */
final class CoveredItems {
  private final Problem problem;

  /** The bits of a secondary item, and how many items a word of them holds. */
  private final int width;

  private final int perWord;

  /** The first word of secondary items with colours. */
  private final int colours;

  /** By item: the options chosen that cover it. */
  private final int[] times;

  private final long[] words;

  CoveredItems(Problem problem) {
    this.problem = problem;
    // As numbers: 0 for an item that is not covered, its colour, or one more for one without.
    width = Integer.SIZE - Integer.numberOfLeadingZeros(problem.colours() + 1);
    perWord = Long.SIZE / width;
    int plain = problem.hasColours() ? problem.primaryItems() : problem.items();
    colours = problem.hasBounds() ? 0 : words(plain, Long.SIZE);
    times = new int[problem.items()];
    words = new long[colours + words(problem.items() - plain, perWord)];
  }

  private static int words(int items, int perWord) {
    return (items + perWord - 1) / perWord;
  }

  /** The words themselves: they change with the options chosen. */
  long[] words() {
    return words;
  }

  void add(int option) {
    for (int index = 0; index < problem.size(option); index++) {
      if (times[problem.item(option, index)]++ == 0) {
        toggle(option, index);
      }
    }
  }

  void remove(int option) {
    for (int index = 0; index < problem.size(option); index++) {
      if (--times[problem.item(option, index)] == 0) {
        toggle(option, index);
      }
    }
  }

  private void toggle(int option, int index) {
    int item = problem.item(option, index);
    boolean hasBit = problem.isPrimary(item) || !problem.hasColours();
    if (hasBit && !problem.hasBounds()) {
      words[item / Long.SIZE] ^= 1L << item;
    } else if (!hasBit) {
      int colour = problem.colour(option, index);
      long state = colour == 0 ? problem.colours() + 1 : colour;
      int at = item - problem.primaryItems();
      words[colours + at / perWord] ^= state << at % perWord * width;
    }
  }
}
