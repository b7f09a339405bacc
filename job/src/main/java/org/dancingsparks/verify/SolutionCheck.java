package org.dancingsparks.verify;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.runs.DamagedException;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.SymmetryUse;

/**
 * Checks solutions one after another by the definitions alone: that each is a solution with the
 * givens, greater than the one before if they must increase, and the canonical one of its class if
 * classes are wanted. It uses no part of an engine. For one thread.
 *
 * <p>Two solutions are compared at the first item of the order that they cover differently. It is
 * the first place of any option that only one of them has. The smaller solution is the one with the
 * smaller option there.
 */
final class SolutionCheck {
  /**
   * The maximum size of the masks of all options: 16 MB. If they would be larger, items are checked
   * one by one.
   */
  private static final long MAX_MASK_WORDS = 1 << 21;

  private final CoverCheck cover;

  /** The first place of each option's primary items in the order; -1 if it has none. */
  private final int[] firstPlace;

  private final boolean isOrdered;
  private final boolean[] isGiven;
  private final int givens;

  /** Images of options under each automorphism; none where classes are not wanted. */
  private final int[][] images;

  /** The number of the last solution with each option, from 1. */
  private final long[] lastWith;

  private int[] last = {};
  private int lastSize;
  private long number;
  private long members;

  SolutionCheck(Search search, boolean isOrdered) {
    this(search, isOrdered, MAX_MASK_WORDS);
  }

  /**
   * A check with other tables.
   *
   * @param mostMaskWords maximum number of their words
   */
  SolutionCheck(Search search, boolean isOrdered, long mostMaskWords) {
    this.isOrdered = isOrdered;
    Problem problem = search.problem();
    cover =
        problem.isPlain() && MaskCover.words(problem) <= mostMaskWords
            ? new MaskCover(problem)
            : new CountCover(problem);
    firstPlace = firstPlaces(problem, search.order());
    isGiven = new boolean[problem.options()];
    for (int given : search.givens().options()) {
      isGiven[given] = true;
    }
    givens = search.givens().size();
    images = search.use() == SymmetryUse.CLASSES ? search.symmetries().images() : new int[0][];
    lastWith = new long[problem.options()];
  }

  private static int[] firstPlaces(Problem problem, ItemOrder order) {
    int[] places = new int[problem.items()];
    for (int place = 0; place < places.length; place++) {
      places[order.item(place)] = place;
    }
    int[] first = new int[problem.options()];
    for (int option = 0; option < first.length; option++) {
      int chosen = option;
      first[option] =
          IntStream.range(0, problem.size(option))
              .map(place -> problem.item(chosen, place))
              .filter(problem::isPrimary)
              .map(item -> places[item])
              .min()
              .orElse(-1);
    }
    return first;
  }

  /**
   * Checks a solution.
   *
   * @param size number of the solution's options
   * @throws DamagedException if something is wrong with it, which the message describes
   */
  void check(int[] options, int size) {
    number++;
    int entering = checkCover(options, size);
    if (isOrdered && number > 1) {
      checkGreater(entering);
    }
    if (last.length < size) {
      last = new int[size];
    }
    System.arraycopy(options, 0, last, 0, size);
    lastSize = size;
    members += images.length == 0 ? 1 : members(Arrays.copyOf(options, size));
  }

  /**
   * Checks that the options are a solution.
   *
   * @return the first of them that the last solution lacks; -1 if there is none
   */
  private int checkCover(int[] options, int size) {
    cover.begin();
    int given = 0;
    int entering = -1;
    for (int at = 0; at < size; at++) {
      int option = options[at];
      if (option < 0 || option >= firstPlace.length) {
        throw new DamagedException("there is no option %d".formatted(option));
      }
      if (firstPlace[option] < 0) {
        throw new DamagedException("option %d has no primary item".formatted(option));
      }
      cover.add(option);
      if (lastWith[option] == number) {
        throw new DamagedException("it has the option %d twice".formatted(option));
      }
      entering = lastWith[option] < number - 1 ? first(entering, option) : entering;
      lastWith[option] = number;
      given += isGiven[option] ? 1 : 0;
    }
    cover.end();
    if (given < givens) {
      throw new DamagedException("it lacks an option that is given");
    }
    return entering;
  }

  /** Returns whichever of two options comes first in the order of solutions. */
  private int first(int one, int other) {
    if (one < 0 || other < 0) {
      return Math.max(one, other);
    }
    boolean isOne =
        firstPlace[one] == firstPlace[other] ? one < other : firstPlace[one] < firstPlace[other];
    return isOne ? one : other;
  }

  private void checkGreater(int entering) {
    int leaving = -1;
    for (int at = 0; at < lastSize; at++) {
      leaving = lastWith[last[at]] < number ? first(leaving, last[at]) : leaving;
    }
    int least = first(entering, leaving);
    if (least < 0) {
      throw new DamagedException("it is the same as the one before");
    }
    if (least == entering) {
      throw new DamagedException("it comes before the one before in the order of solutions");
    }
  }

  /** The number of images of a solution, which must be the smallest of them. */
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
   * The number of solutions represented by those checked: themselves, or the members of their
   * classes.
   */
  long members() {
    return members;
  }
}
