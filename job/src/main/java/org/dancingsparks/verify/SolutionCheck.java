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
 * Checks one solution after another by the definitions alone: that it is a solution with what is
 * given, greater than the one before where they are to increase, and the canonical one of its class
 * where classes are wanted. Nothing of an engine is used. For one thread.
 *
 * <p>Two solutions are compared at the first item of the order that they cover differently. It is
 * the first place of any option which only one of the two has; and the smaller solution is the one
 * with the option of the smallest number there.
 */
final class SolutionCheck {
  /** Of all options: 16 MB. With more, items are checked one by one. */
  private static final long MOST_MASK_WORDS = 1 << 21;

  private final CoverCheck cover;

  /** By option, the first place of its primary items in the order; -1 if it has none. */
  private final int[] firstPlace;

  private final boolean isOrdered;
  private final boolean[] isGiven;
  private final int givens;

  /** Images of options under each automorphism; none where classes are not wanted. */
  private final int[][] images;

  /** Of each option the number of the last solution that had it, from 1. */
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

  /** The one of two options that comes first in the order of solutions. */
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
