package org.dancingsparks.verify;

import java.util.Arrays;
import java.util.List;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.run.DamagedException;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.SymmetryUse;

/**
 * Checks one solution after another by the definitions alone: that it is an exact cover with what
 * is given, greater than the one before where they are to increase, and the canonical one of its
 * class where classes are wanted. Nothing of an engine is used. For one thread.
 *
 * <p>Two solutions are compared at the first item of the order that they cover differently, by the
 * numbers of the options there. That item has the first place of any option which only one of the
 * two has.
 */
final class SolutionCheck {
  /** Of all options: 16 MB. With more, items are checked one by one. */
  private static final long MOST_MASK_WORDS = 1 << 21;

  private final int items;
  private final int width;

  private final Problem problem;

  /** Of each option its items as bits, {@link #width} words; empty where these are too many. */
  private final long[] masks;

  private final long[] primary;

  /** By option, the first place of its primary items in the order; -1 if it has none. */
  private final int[] firstPlace;

  private final boolean isOrdered;
  private final boolean[] isGiven;
  private final int givens;

  /** Images of options under each automorphism; none where classes are not wanted. */
  private final int[][] images;

  private final long[] covered;

  /** Of each option the number of the last solution that had it. */
  private final long[] lastWith;

  private int[] last = {};
  private int lastSize;
  private long number;
  private long members;

  SolutionCheck(Search search, boolean isOrdered) {
    this(search, isOrdered, MOST_MASK_WORDS);
  }

  /**
   * A check with other tables.
   *
   * @param mostMaskWords maximum number of their words
   */
  SolutionCheck(Search search, boolean isOrdered, long mostMaskWords) {
    problem = search.problem();
    this.isOrdered = isOrdered;
    items = problem.items();
    width = Math.max(1, (items + Long.SIZE - 1) / Long.SIZE);
    covered = new long[width];
    primary = new long[width];
    boolean hasMasks = (long) problem.options() * width <= mostMaskWords;
    masks = new long[hasMasks ? problem.options() * width : 0];
    int[] place = new int[items];
    for (int at = 0; at < items; at++) {
      int item = search.order().item(at);
      place[item] = at;
      if (problem.isPrimary(item)) {
        primary[item >> 6] |= 1L << item;
      }
    }
    firstPlace = new int[problem.options()];
    Arrays.fill(firstPlace, -1);
    for (int option = 0; option < firstPlace.length; option++) {
      for (int entry = 0; entry < problem.size(option); entry++) {
        int item = problem.item(option, entry);
        if (hasMasks) {
          masks[option * width + (item >> 6)] |= 1L << item;
        }
        int first = firstPlace[option];
        if (problem.isPrimary(item) && (first < 0 || place[item] < first)) {
          firstPlace[option] = place[item];
        }
      }
    }
    isGiven = new boolean[problem.options()];
    for (int given : search.givens().options()) {
      isGiven[given] = true;
    }
    givens = search.givens().size();
    images = search.use() == SymmetryUse.CLASSES ? search.symmetries().images() : new int[0][];
    lastWith = new long[problem.options()];
    Arrays.fill(lastWith, -1);
  }

  /**
   * Checks a solution.
   *
   * @param size number of the solution's options
   * @throws DamagedException if something is wrong with it, which the message describes
   */
  void check(int[] options, int size) {
    checkCover(options, size);
    if (isOrdered && number > 0) {
      checkGreater(options, size);
    }
    for (int at = 0; at < size; at++) {
      lastWith[options[at]] = number;
    }
    if (last.length < size) {
      last = new int[size];
    }
    System.arraycopy(options, 0, last, 0, size);
    lastSize = size;
    number++;
    members += images.length == 0 ? 1 : members(Arrays.copyOf(options, size));
  }

  private void checkCover(int[] options, int size) {
    Arrays.fill(covered, 0);
    int given = 0;
    for (int at = 0; at < size; at++) {
      int option = options[at];
      if (option < 0 || option >= firstPlace.length) {
        throw new DamagedException("there is no option %d".formatted(option));
      }
      if (firstPlace[option] < 0) {
        throw new DamagedException("option %d has no primary item".formatted(option));
      }
      if (masks.length > 0 ? !coverByMask(option) : !coverByItems(option)) {
        throw new DamagedException("option %d covers an item again".formatted(option));
      }
      given += isGiven[option] ? 1 : 0;
    }
    for (int word = 0; word < width; word++) {
      if ((covered[word] & primary[word]) != primary[word]) {
        throw new DamagedException("an item is not covered");
      }
    }
    if (given < givens) {
      throw new DamagedException("it lacks an option that is given");
    }
  }

  /** Covers the items of an option; false if one was covered before. */
  private boolean coverByMask(int option) {
    for (int word = 0; word < width; word++) {
      long mask = masks[option * width + word];
      if ((covered[word] & mask) != 0) {
        return false;
      }
      covered[word] |= mask;
    }
    return true;
  }

  /** The same without a mask. */
  private boolean coverByItems(int option) {
    for (int entry = 0; entry < problem.size(option); entry++) {
      int item = problem.item(option, entry);
      if ((covered[item >> 6] & 1L << item) != 0) {
        return false;
      }
      covered[item >> 6] |= 1L << item;
    }
    return true;
  }

  private void checkGreater(int[] options, int size) {
    int first = items;
    int differing = -1;
    for (int at = 0; at < size; at++) {
      int option = options[at];
      if (lastWith[option] != number - 1 && firstPlace[option] < first) {
        first = firstPlace[option];
        differing = option;
      }
    }
    if (differing < 0) {
      throw new DamagedException("it is the same as the one before");
    }
    for (int at = 0; at < lastSize; at++) {
      // Exactly one option of the last solution has its first place there, and it is another.
      if (firstPlace[last[at]] == first) {
        if (last[at] > differing) {
          throw new DamagedException("it comes before the one before in the order of solutions");
        }
        return;
      }
    }
    throw new IllegalStateException("Two exact covers differ first at no item.");
  }

  /** Number of images of a solution that has to be the smallest of them. */
  private long members(int[] solution) {
    Arrays.sort(solution);
    int[] image = new int[solution.length];
    int fixing = 0;
    for (int[] imageOf : images) {
      for (int at = 0; at < image.length; at++) {
        image[at] = imageOf[solution[at]];
      }
      Arrays.sort(image);
      int comparison = Arrays.compare(image, solution);
      if (comparison < 0) {
        throw new DamagedException(
            "it is not the representative of its class; one of its images is");
      }
      fixing += comparison == 0 ? 1 : 0;
    }
    return images.length / fixing;
  }

  /** The options of the last solution. */
  List<Integer> last() {
    return Arrays.stream(last, 0, lastSize).boxed().toList();
  }

  /**
   * Number of solutions that those checked stand for: themselves, or the members of their classes.
   */
  long members() {
    return members;
  }
}
