package org.dancingsparks.puzzle;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.cover.Problem;

/**
 * A group of automorphisms: permutations of a problem's options that map solutions to solutions.
 * The first is the identity. Immutable; one {@code int} per automorphism and option.
 */
public final class Symmetries {
  private final List<String> titles;
  private final int[][] images;

  /**
   * A group from its elements.
   *
   * @param titles the name of each
   * @param images of each element the image of each option, the identity first
   */
  Symmetries(List<String> titles, int[][] images) {
    this.titles = List.copyOf(titles);
    this.images = images;
  }

  /**
   * The automorphisms of a puzzle: the symmetries of its board, combined with any exchange of
   * pieces, that map the set of options onto itself. A puzzle without geometry has the identity
   * only.
   *
   * @throws IllegalArgumentException if the group is too large to be listed, since too many pieces
   *     can be exchanged
   */
  public static Symmetries of(Puzzle puzzle) {
    return puzzle.symmetries();
  }

  /**
   * A group from the images of all options under each of its elements, the identity first; see
   * {@link #images}.
   */
  public static Symmetries of(int[][] images) {
    List<String> titles = new ArrayList<>(List.of("identity"));
    IntStream.range(1, images.length).forEach(element -> titles.add("symmetry " + element));
    return of(titles, images);
  }

  /**
   * A group from its elements.
   *
   * @param titles the name of each
   * @param images of each element the image of each option, the identity first
   */
  public static Symmetries of(List<String> titles, int[][] images) {
    return new Symmetries(titles, images);
  }

  /**
   * A group from the names of its elements by the images of all options, the identity first; the
   * buffers are not copied.
   */
  public static Symmetries of(Map<IntBuffer, String> titles) {
    return new Symmetries(
        List.copyOf(titles.values()),
        titles.keySet().stream().map(IntBuffer::array).toArray(int[][]::new));
  }

  /**
   * The automorphisms that turn or reflect the board of a puzzle with all marks on it: of its
   * symmetries those that map the set of options, with their items, onto itself.
   */
  public static Symmetries ofFigure(BoardPuzzle puzzle) {
    return new FigureSymmetries(puzzle).symmetries();
  }

  /**
   * Checks that these are automorphisms of a problem, and a group whose first element is the
   * identity.
   *
   * @throws IllegalArgumentException if they are not
   */
  void check(Problem problem) {
    AutomorphismCheck check = new AutomorphismCheck(problem);
    int[] identity = IntStream.range(0, problem.options()).toArray();
    if (images.length == 0
        || !Arrays.equals(images[0], identity)
        || !Arrays.stream(images).allMatch(check::isAutomorphism)) {
      throw new IllegalArgumentException("The permutations are not automorphisms of the problem.");
    }
    ConjugacyClasses.checkGroup(this);
  }

  /** Number of automorphisms, the identity included. */
  public int order() {
    return images.length;
  }

  /** The names of the automorphisms, the identity first. */
  public List<String> titles() {
    return titles;
  }

  /**
   * The kinds of automorphisms, in words that follow "up to", as in {@code rotation and
   * reflection}; {@code symmetry} if their kinds are unknown.
   */
  public String kinds() {
    List<String> kinds = new ArrayList<>();
    if (titles.stream().anyMatch(title -> title.matches("(half-turn|quarter-turn|rotation).*"))) {
      kinds.add("rotation");
    }
    if (titles.stream().anyMatch(title -> title.startsWith("mirror image"))) {
      kinds.add("mirror image");
    } else if (titles.stream().anyMatch(title -> title.startsWith("reflection"))) {
      kinds.add("reflection");
    }
    if (titles.stream().anyMatch(title -> title.startsWith("translation"))) {
      kinds.add("translation");
    }
    if (titles.stream().anyMatch(title -> title.startsWith("identity, pieces"))) {
      kinds.add("exchange of alike pieces");
    }
    if (titles.stream().anyMatch(title -> title.endsWith("colours exchanged"))) {
      kinds.add("exchange of colours");
    }
    if (kinds.isEmpty()) {
      kinds.add("symmetry");
    }
    int last = kinds.size() - 1;
    String others = String.join(", ", kinds.subList(0, last));
    return others.isEmpty() ? kinds.get(last) : others + " and " + kinds.get(last);
  }

  /** The conjugacy classes of the group, that of the identity first. */
  public List<ConjugacyClass> conjugacyClasses() {
    return new ConjugacyClasses(this).list();
  }

  /** The image of each option under each automorphism: a copy. */
  public int[][] images() {
    return Arrays.stream(images).map(int[]::clone).toArray(int[][]::new);
  }

  /** The image of an option under an automorphism. */
  public int image(int automorphism, int option) {
    return images[automorphism][option];
  }

  /** The images of options under an automorphism, at the same indexes. */
  public int[] image(int automorphism, int[] options) {
    int[] image = new int[options.length];
    for (int index = 0; index < image.length; index++) {
      image[index] = images[automorphism][options[index]];
    }
    return image;
  }

  /** The subgroup that maps a set of options onto itself. */
  public Symmetries stabiliser(int... options) {
    BitSet set = new BitSet();
    Arrays.stream(options).forEach(set::set);
    int[] kept =
        IntStream.range(0, order())
            .filter(element -> Arrays.stream(image(element, options)).allMatch(set::get))
            .toArray();
    return new Symmetries(
        Arrays.stream(kept).mapToObj(titles::get).toList(),
        Arrays.stream(kept).mapToObj(element -> images[element]).toArray(int[][]::new));
  }

  /** Returns whether every automorphism maps the set of options onto itself. */
  public boolean keep(int... options) {
    return stabiliser(options).order() == order();
  }

  /**
   * The orbits among a set of options: classes of options that are each other's images. Only
   * members of the set are given, where the group moves some of them out of it.
   */
  public List<Orbit> orbits(int... options) {
    BitSet left = new BitSet();
    Arrays.stream(options).forEach(left::set);
    List<Orbit> orbits = new ArrayList<>();
    for (int least = left.nextSetBit(0); least >= 0; least = left.nextSetBit(least)) {
      int representative = least;
      List<Integer> members =
          Stream.of(images)
              .map(image -> image[representative])
              .filter(left::get)
              .distinct()
              .sorted()
              .toList();
      members.forEach(left::clear);
      orbits.add(new Orbit(representative, members));
    }
    return orbits;
  }

  /**
   * The first automorphism, in the group's order, that maps one option to another.
   *
   * @throws IllegalArgumentException if there is none
   */
  public int mapping(int from, int to) {
    return IntStream.range(0, order())
        .filter(element -> images[element][from] == to)
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "No symmetry maps option %d to option %d.".formatted(from, to)));
  }

  /**
   * The canonical representative of a solution's class: of all its images, each sorted, the
   * lexicographically least.
   *
   * @param solution option ids in any order
   */
  public int[] canonical(int... solution) {
    int[] least = null;
    for (int[] image : images) {
      int[] candidate = new int[solution.length];
      for (int index = 0; index < candidate.length; index++) {
        candidate[index] = image[solution[index]];
      }
      Arrays.sort(candidate);
      if (least == null || Arrays.compare(candidate, least) < 0) {
        least = candidate;
      }
    }
    return least;
  }

  /** Returns whether a solution, once sorted, is its class's canonical representative. */
  public boolean isCanonical(int... solution) {
    int[] sorted = solution.clone();
    Arrays.sort(sorted);
    return Arrays.equals(sorted, canonical(solution));
  }

  /**
   * Options that are each other's images.
   *
   * @param representative the least of them
   * @param members all of them, ascending
   */
  public record Orbit(int representative, List<Integer> members) {}
}
