package org.dancingsparks.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.links.Links;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.SmallPuzzles;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Symmetries of small puzzles against trying everything. */
class SymmetriesTest {
  static List<PiecePuzzle> puzzles() {
    return SmallPuzzles.all();
  }

  private static Links links(PiecePuzzle puzzle) {
    return new Links(puzzle.problem(), ItemOrder.given(puzzle.problem()));
  }

  private static Set<List<Integer>> solutions(PiecePuzzle puzzle) {
    Set<List<Integer>> solutions = new HashSet<>();
    Walks.listed(links(puzzle)).forEach(solution -> solutions.add(Walks.ascending(solution)));
    return solutions;
  }

  private static List<Integer> image(Symmetries group, int element, List<Integer> solution) {
    return Walks.ascending(Walks.list(group.image(element, Walks.array(solution))));
  }

  @ParameterizedTest
  @MethodSource("puzzles")
  void groupIsThatOfBruteForce(PiecePuzzle puzzle) {
    Symmetries group = Symmetries.of(puzzle);
    assertThat(Arrays.stream(group.images()).map(Walks::list))
        .doesNotHaveDuplicates()
        .containsExactlyInAnyOrderElementsOf(BruteSymmetries.of(puzzle));
    assertThat(group.titles()).hasSize(group.order()).first().isEqualTo("identity");
    assertThat(group.images()[0]).isSorted();
  }

  @Test
  void groupsOfRandomPuzzlesAreThoseOfBruteForce() {
    Seed.times(
        300,
        (random, seed) -> {
          PiecePuzzle puzzle = SmallPuzzles.random(random);
          Set<List<Integer>> group = new HashSet<>();
          Arrays.stream(Symmetries.of(puzzle).images()).forEach(i -> group.add(Walks.list(i)));
          assertThat(group).isEqualTo(BruteSymmetries.of(puzzle));
          checkClasses(puzzle);
        });
  }

  @ParameterizedTest
  @MethodSource("puzzles")
  void smallPuzzlesHaveSymmetriesAndSolutions(PiecePuzzle puzzle) {
    assertThat(Symmetries.of(puzzle).order()).isGreaterThan(1);
    assertThat(solutions(puzzle)).isNotEmpty();
  }

  @Test
  void groupsHaveTheOrdersThatOneCanThinkOut() {
    assertThat(Symmetries.of(SmallPuzzles.mirrored()).order()).isEqualTo(8);
    assertThat(Symmetries.of(SmallPuzzles.stabilised()).order()).isEqualTo(8 * 24);
    assertThat(Symmetries.of(SmallPuzzles.dominoes()).order()).isEqualTo(4 * 6);
    assertThat(Symmetries.of(SmallPuzzles.cube()).order()).isEqualTo(48 * 2);
  }

  @ParameterizedTest
  @MethodSource("puzzles")
  void automorphismsMapSolutionsToSolutions(PiecePuzzle puzzle) {
    Symmetries group = Symmetries.of(puzzle);
    Set<List<Integer>> solutions = solutions(puzzle);
    for (int element = 0; element < group.order(); element++) {
      int each = element;
      assertThat(solutions)
          .allSatisfy(solution -> assertThat(solutions).contains(image(group, each, solution)));
    }
  }

  @ParameterizedTest
  @MethodSource("puzzles")
  void orbitsPartTheOptionsAndMeetTheirStabilisers(PiecePuzzle puzzle) {
    Symmetries group = Symmetries.of(puzzle);
    int[] options = IntStream.range(0, puzzle.problem().options()).toArray();
    List<Integer> members = new ArrayList<>();
    for (Symmetries.Orbit orbit : group.orbits(options)) {
      assertThat(orbit.members()).isSorted().first().isEqualTo(orbit.representative());
      for (int member : orbit.members()) {
        assertThat(orbit.members().size() * group.stabiliser(member).order())
            .isEqualTo(group.order());
        int mapping = group.mapping(orbit.representative(), member);
        assertThat(group.image(mapping, orbit.representative())).isEqualTo(member);
      }
      members.addAll(orbit.members());
    }
    assertThat(members).doesNotHaveDuplicates().hasSize(options.length);
  }

  @ParameterizedTest
  @MethodSource("puzzles")
  void representativesCountTheWhole(PiecePuzzle puzzle) {
    Symmetries group = Symmetries.of(puzzle);
    long whole = links(puzzle).count();
    for (int piece = 0; piece < puzzle.pieces().size(); piece++) {
      if (puzzle.pieces().get(piece).use().equals(Use.ONCE)) {
        long sum = 0;
        for (Symmetries.Orbit orbit : group.orbits(puzzle.optionsOf(piece))) {
          Prefix prefix = Prefix.of(puzzle.problem(), orbit.representative());
          sum += orbit.members().size() * links(puzzle).from(prefix).count();
        }
        assertThat(sum).as("split by piece %d", piece).isEqualTo(whole);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("puzzles")
  void canonicalSolutionsStandForTheClasses(PiecePuzzle puzzle) {
    checkClasses(puzzle);
  }

  /** One canonical solution per class, the same from each member, and itself canonical. */
  private static void checkClasses(PiecePuzzle puzzle) {
    Symmetries group = Symmetries.of(puzzle);
    Set<List<Integer>> left = solutions(puzzle);
    long canonical = left.stream().filter(s -> group.isCanonical(Walks.array(s))).count();
    long classes = 0;
    while (!left.isEmpty()) {
      List<Integer> first = left.iterator().next();
      int[] least = group.canonical(Walks.array(first));
      assertThat(group.canonical(least)).isEqualTo(least);
      assertThat(group.isCanonical(least)).isTrue();
      for (int element = 0; element < group.order(); element++) {
        List<Integer> image = image(group, element, first);
        assertThat(group.canonical(Walks.array(image))).isEqualTo(least);
        left.remove(image);
      }
      classes++;
    }
    assertThat(canonical).isEqualTo(classes);
  }

  @Test
  void keepSaysWhetherASetIsMappedOntoItself() {
    PiecePuzzle puzzle = SmallPuzzles.mirrored();
    Symmetries group = Symmetries.of(puzzle);
    assertThat(group.keep(puzzle.optionsOf(0))).isTrue();
    assertThat(group.keep(puzzle.optionsOf(2))).as("one of two mirror images").isFalse();
    int[] both =
        IntStream.concat(Arrays.stream(puzzle.optionsOf(2)), Arrays.stream(puzzle.optionsOf(3)))
            .toArray();
    assertThat(group.keep(both)).isTrue();
    assertThat(group.stabiliser(puzzle.optionsOf(2)).order()).isEqualTo(4);
    assertThat(group.keep()).isTrue();
  }

  @Test
  void mappingRefusesOptionsOfTwoOrbits() {
    // A lies across the board in option 0 and along it in option 1.
    Symmetries group = Symmetries.of(SmallPuzzles.dominoes());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> group.mapping(0, 1))
        .withMessageContaining("No symmetry maps option 0");
  }

  @Test
  void aProblemWithoutGeometryHasTheIdentityOnly() {
    Symmetries group = Symmetries.of(new PlainPuzzle("plain", SmallProblems.sixByFour()));
    assertThat(group.order()).isEqualTo(1);
    assertThat(group.titles()).containsExactly("identity");
    assertThat(group.canonical(4, 0, 2)).containsExactly(0, 2, 4);
    assertThat(group.isCanonical(4, 0, 2)).isTrue();
  }

  @Test
  void refusesMoreExchangesThanCanBeListed() {
    String[] alike = new String[13];
    Arrays.fill(alike, "#");
    PiecePuzzle puzzle = SmallPuzzles.puzzle(Board.box(1, 13, 1), Turns.NONE, alike);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Symmetries.of(puzzle))
        .withMessageContaining("one piece used several times");
  }
}
