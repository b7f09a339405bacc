package org.dancingsparks.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Links;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallPuzzles;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SolutionClassesTest {
  private static Optional<SolutionClasses> classes(Puzzle puzzle, long solutions) {
    return SolutionClasses.of(puzzle, Prefix.EMPTY, BigInteger.valueOf(solutions));
  }

  private static List<List<Integer>> solutions(PiecePuzzle puzzle, Prefix givens) {
    Links links = new Links(puzzle.problem(), ItemOrder.given(puzzle.problem())).from(givens);
    List<List<Integer>> solutions = new ArrayList<>();
    while (links.next()) {
      solutions.add(Walks.ascending(Walks.list(links.solution())));
    }
    return solutions;
  }

  /** Compares the number with that of classes made one by one; true if it was known. */
  private static boolean check(PiecePuzzle puzzle, Prefix givens) {
    List<List<Integer>> solutions = solutions(puzzle, givens);
    Symmetries group = Symmetries.of(puzzle).stabiliser(givens.options());
    Set<List<Integer>> classes =
        solutions.stream()
            .map(solution -> Walks.list(group.canonical(Walks.array(solution))))
            .collect(Collectors.toSet());
    Optional<SolutionClasses> known =
        SolutionClasses.of(puzzle, givens, BigInteger.valueOf(solutions.size()));
    assertThat(known.isPresent()).isEqualTo(group.order() > 1);
    known.ifPresent(found -> assertThat(found.count()).isEqualTo(classes.size()));
    // With Burnside's lemma idle the count would be a plain quotient.
    return classes.size() * (long) group.order() > solutions.size();
  }

  @Test
  void classesOfSmallPuzzlesAreThoseMadeOneByOne() {
    SmallPuzzles.all().forEach(puzzle -> check(puzzle, Prefix.EMPTY));
    assertThat(check(dominoes(4, 4), Prefix.EMPTY)).isTrue();
    assertThat(check(dominoes(3, 4), Prefix.EMPTY)).isTrue();
  }

  @Test
  void classesOfRandomPuzzlesAreThoseMadeOneByOne() {
    Seed.times(
        150,
        (random, seed) -> {
          PiecePuzzle puzzle = SmallPuzzles.random(random);
          check(puzzle, Prefix.EMPTY);
          if (puzzle.problem().options() > 0) {
            int given = random.nextInt(puzzle.problem().options());
            check(puzzle, Prefix.of(puzzle.problem(), given));
          }
        });
  }

  @Test
  void classesUnderGivensAreThoseMadeOneByOne() {
    PiecePuzzle board = dominoes(4, 4);
    for (int option = 0; option < board.problem().options(); option++) {
      check(board, Prefix.of(board.problem(), option));
    }
  }

  private static PiecePuzzle dominoes(int lines, int columns) {
    Piece domino =
        Piece.of("D", 'D', Turns.ROTATIONS, List.of(Cell.of(1, 1), Cell.of(1, 2)))
            .withUse(Use.ANY_NUMBER);
    return new PiecePuzzle("d", Board.box(lines, columns, 1), List.of(domino));
  }

  @ParameterizedTest
  @CsvSource({
    "kanoodle, 371020, 92755, 4, rotation and reflection",
    "soma, 11520, 240, 48, rotation and mirror image",
    "pentominoes:6x10, 9356, 2339, 4, rotation and reflection",
    "pentominoes:8x8, 520, 65, 8, rotation and reflection"
  })
  void knownNumbersAreThoseOfTheLiterature(
      String name, long solutions, long classes, int order, String kinds) {
    SolutionClasses known =
        classes(ShippedPuzzles.find(name).orElseThrow(), solutions).orElseThrow();
    assertThat(known.count()).isEqualTo(classes);
    assertThat(known.symmetries().order()).isEqualTo(order);
    assertThat(known.symmetries().kinds()).isEqualTo(kinds);
  }

  @Test
  void exchangesOfAlikePiecesAreNamed() {
    assertThat(Symmetries.of(SmallPuzzles.dominoes()).kinds())
        .isEqualTo("rotation, reflection and exchange of alike pieces");
  }

  @Test
  void withTooMuchToSearchNothingIsSaid() {
    assertThat(classes(dominoes(16, 16), 0)).isEmpty();
    assertThat(classes(Families.find("queens:6").orElseThrow(), 4)).isEmpty();
  }

  @Test
  void aNumberThatCannotBeThatOfAllSolutionsIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> classes(ShippedPuzzles.find("soma").orElseThrow(), 11521))
        .withMessageContaining("no multiple of the 48 symmetries");
  }
}
