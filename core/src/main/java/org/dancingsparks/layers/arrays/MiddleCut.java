package org.dancingsparks.layers.arrays;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A cut in the middle of a frontier whose order an automorphism reverses, as a half-turn of a board
 * does. From a state in the middle, the number of completions is that of its image: the ways to
 * cover all places before the cut's image, but for the images of what the state covers.
 *
 * <p>These ways are found from the states before the first place with an option across that image:
 * from there on, options across it are left out, and places may remain open. So the states of the
 * rest, which is the <em>window</em>, have a bit for each of its places: until it is passed,
 * whether it is covered, and from then on, whether it has remained open.
 */
final class MiddleCut {
  /** The first place of the window, and the one behind it. */
  final int begin;

  private final int end;

  /** The first place behind the cut. */
  final int middle;

  /** By place and option, the places that it covers. */
  private final int[][][] covered;

  /** By bit of a state before the window, its bit in the window; -1 if it is never set there. */
  private final int[] inWindow;

  /** By bit of a state in the middle, the bit of its image in the window; -1 if it is never set. */
  private final int[] images;

  private MiddleCut(Frontier frontier, int[][][] covered) {
    this.covered = covered;
    int places = covered.length;
    middle = (places + 1) / 2;
    end = places - middle;
    begin = begin();
    inWindow = new int[frontier.bits()];
    images = new int[frontier.bits()];
    int[] before = placeOfBit(frontier, begin);
    int[] behind = placeOfBit(frontier, middle);
    for (int bit = 0; bit < frontier.bits(); bit++) {
      inWindow[bit] = numberInWindow(before[bit]);
      images[bit] = numberInWindow(places - 1 - behind[bit]);
    }
  }

  /** The first place with an option across the end of the window; that end if there is none. */
  private int begin() {
    for (int place = 0; place < end; place++) {
      for (int[] option : covered[place]) {
        if (option[option.length - 1] >= end) {
          return place;
        }
      }
    }
    return end;
  }

  private int numberInWindow(int place) {
    return begin <= place && place < end ? place - begin : -1;
  }

  /**
   * The cut of a frontier.
   *
   * @return empty if the mirrored options are others, some bits stand for more than places, or the
   *     window has more places than states have bits
   */
  static Optional<MiddleCut> of(Frontier frontier) {
    if (!frontier.isOfPlacesOnly()) {
      return Optional.empty();
    }
    int[][][] covered = covered(frontier);
    return isReversible(covered)
        ? Optional.of(new MiddleCut(frontier, covered)).filter(cut -> cut.fits(frontier.bits()))
        : Optional.empty();
  }

  private boolean fits(int bits) {
    return end - begin <= bits;
  }

  private static int[][][] covered(Frontier frontier) {
    int[][][] covered = new int[frontier.places().size()][][];
    int[] placeOfBit = new int[frontier.bits()];
    for (int place = covered.length - 1; place >= 0; place--) {
      int first = place;
      FrontierPlace one = frontier.places().get(place);
      covered[place] = new int[one.sets().length][];
      Arrays.setAll(covered[place], option -> covered(first, one.sets()[option], placeOfBit));
      if (one.own() != 0) {
        placeOfBit[Integer.numberOfTrailingZeros(one.own())] = place;
      }
    }
    return covered;
  }

  private static int[] covered(int first, int bits, int... placeOfBit) {
    int[] covered = new int[1 + Integer.bitCount(bits)];
    covered[0] = first;
    int number = 1;
    for (int rest = bits; rest != 0; rest &= rest - 1) {
      covered[number++] = placeOfBit[Integer.numberOfTrailingZeros(rest)];
    }
    Arrays.sort(covered);
    return covered;
  }

  /** By bit, the first place from one on that it stands for; the number of places if none. */
  private static int[] placeOfBit(Frontier frontier, int from) {
    int[] placeOfBit = new int[frontier.bits()];
    Arrays.fill(placeOfBit, frontier.places().size());
    for (int place = frontier.places().size() - 1; place >= from; place--) {
      int own = frontier.places().get(place).own();
      if (own != 0) {
        placeOfBit[Integer.numberOfTrailingZeros(own)] = place;
      }
    }
    return placeOfBit;
  }

  private static boolean isReversible(int[][][] covered) {
    List<int[]> options = new ArrayList<>();
    List<int[]> mirrored = new ArrayList<>();
    for (int[][] ofPlace : covered) {
      for (int[] option : ofPlace) {
        options.add(option);
        mirrored.add(
            Arrays.stream(option).map(place -> covered.length - 1 - place).sorted().toArray());
      }
    }
    options.sort(Arrays::compare);
    mirrored.sort(Arrays::compare);
    return Arrays.deepEquals(options.toArray(), mirrored.toArray());
  }

  /** By bit of a state before the window, its bit in the window; -1 if it is never set there. */
  int[] inWindow() {
    return inWindow;
  }

  /** The places of the window. */
  List<FrontierPlace> window() {
    List<FrontierPlace> window = new ArrayList<>();
    for (int place = begin; place < end; place++) {
      int own = 1 << place - begin;
      // The last choice leaves the place open.
      int[] sets = Arrays.copyOf(within(covered[place]), within(covered[place]).length + 1);
      int[] needs = sets.clone();
      sets[sets.length - 1] = own;
      window.add(new FrontierPlace(own, -1, needs, sets));
    }
    return window;
  }

  /** The bits of the later places of options, without options across the end of the window. */
  private int[] within(int[]... options) {
    return Arrays.stream(options)
        .filter(option -> option[option.length - 1] < end)
        .mapToInt(
            option ->
                Arrays.stream(option).skip(1).map(at -> 1 << at - begin).reduce(0, Integer::sum))
        .toArray();
  }

  /** The image of a state in the middle: the places of the window that remain open. */
  int image(int state) {
    return StateTable.image(state, images);
  }
}
