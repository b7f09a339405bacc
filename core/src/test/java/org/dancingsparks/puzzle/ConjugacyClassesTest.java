package org.dancingsparks.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.SmallPuzzles;
import org.junit.jupiter.api.Test;

class ConjugacyClassesTest {
  private static List<Integer> sizes(Puzzle puzzle) {
    return Symmetries.of(puzzle).conjugacyClasses().stream()
        .map(ConjugacyClass::size)
        .sorted()
        .toList();
  }

  private static Puzzle shipped(String name) {
    return ShippedPuzzles.find(name).orElseThrow();
  }

  @Test
  void squareAndCubeHaveTheClassesOfTheLiterature() {
    assertThat(sizes(shipped("pentominoes:8x8"))).containsExactly(1, 1, 2, 2, 2);
    assertThat(sizes(shipped("soma"))).containsExactly(1, 1, 3, 3, 6, 6, 6, 6, 8, 8);
    assertThat(sizes(shipped("kanoodle"))).containsExactly(1, 1, 1, 1);
  }

  /** The square's symmetries times the permutations of four pieces: 5 classes each. */
  @Test
  void exchangesOfPiecesAreConjugateIfTheyHaveTheSameCycles() {
    Symmetries group = Symmetries.of(SmallPuzzles.stabilised());
    assertThat(group.order()).isEqualTo(8 * 24);
    assertThat(group.conjugacyClasses()).hasSize(5 * 5);
  }

  @Test
  void identityIsAClassOfItsOwnAndComesFirst() {
    ConjugacyClass first = Symmetries.of(shipped("soma")).conjugacyClasses().get(0);
    assertThat(first).isEqualTo(new ConjugacyClass("identity", 0, 1));
    assertThat(first.isIdentity()).isTrue();
    assertThat(Symmetries.of(new PlainPuzzle("queens", SmallProblems.queens(4))).conjugacyClasses())
        .containsExactly(first);
  }

  @Test
  void classesAreThoseMadeByConjugatingWithEachElement() {
    int[] compared = {0};
    Seed.times(
        80,
        (random, seed) -> {
          Symmetries group = Symmetries.of(SmallPuzzles.symmetric(random));
          if (group.order() <= 200) {
            assertThat(group.conjugacyClasses().stream().map(ConjugacyClass::size))
                .containsExactlyElementsOf(oneByOne(group));
            compared[0] += group.order() > 2 ? 1 : 0;
          }
        });
    assertThat(compared[0]).isPositive();
  }

  private static List<Integer> oneByOne(Symmetries group) {
    Set<List<Integer>> seen = new HashSet<>();
    int[][] images = group.images();
    return Arrays.stream(images)
        .filter(element -> !seen.contains(list(element)))
        .map(
            element -> {
              Set<List<Integer>> members = new HashSet<>();
              for (int[] by : images) {
                members.add(conjugate(by, element));
              }
              seen.addAll(members);
              return members.size();
            })
        .toList();
  }

  private static List<Integer> conjugate(int[] by, int[] element) {
    int[] conjugate = new int[element.length];
    for (int option = 0; option < element.length; option++) {
      conjugate[by[option]] = by[element[option]];
    }
    return list(conjugate);
  }

  private static List<Integer> list(int[] permutation) {
    return Arrays.stream(permutation).boxed().toList();
  }
}
