package org.dancingsparks.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.families.Families;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Symmetries;
import org.dancingsparks.puzzle.Use;
import org.dancingsparks.testing.BruteForce;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.SmallPuzzles;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClassCountTest {
  /** The ways to count: engines as they choose, by links, by a diagram, and by a scant memo. */
  private static final List<BiFunction<Engines, Search, Search>> WAYS =
      List.of(
          Engines::prepare,
          (engines, search) -> engines.prepare(search, RequestedEngine.LINKS),
          Engines::withDiagram,
          (engines, search) -> search.by(new Method.Memo(search.order(), 1 << 10)));

  /** The solutions of a puzzle, and those that are their own images, made one by one. */
  private record OneByOne(
      Puzzle puzzle, Prefix givens, Set<List<Integer>> solutions, Symmetries group) {
    static OneByOne of(Puzzle puzzle, int... givens) {
      Prefix prefix = Prefix.of(puzzle.problem(), givens);
      return new OneByOne(
          puzzle,
          prefix,
          puzzle.problem().isPlain()
              ? Walks.brute(puzzle.problem(), givens)
              : containing(BruteForce.solutions(puzzle.problem()), givens),
          Symmetries.of(puzzle).stabiliser(givens));
    }

    private static Set<List<Integer>> containing(Set<List<Integer>> all, int... givens) {
      List<Integer> contained = Walks.list(givens);
      return all.stream()
          .filter(solution -> solution.containsAll(contained))
          .collect(Collectors.toSet());
    }

    long classes() {
      return solutions.stream()
          .map(solution -> Walks.list(group.canonical(Walks.array(solution))))
          .distinct()
          .count();
    }

    long fixedBy(int automorphism) {
      return solutions.stream()
          .filter(
              solution ->
                  new HashSet<>(solution)
                      .containsAll(Walks.list(group.image(automorphism, Walks.array(solution)))))
          .count();
    }

    /** Compares every way; returns whether some symmetry fixes a solution. */
    boolean check() {
      long classes = classes();
      WAYS.forEach(way -> check(way, classes));
      assertThat(Searches.of(puzzle).containing(givens).classes().count()).isEqualTo(classes);
      return classes * group.order() > solutions.size();
    }

    private void check(BiFunction<Engines, Search, Search> way, long classes) {
      ClassCount count = Searches.of(puzzle).containing(givens).upToSymmetry();
      BigInteger all = way.apply(Engines.of(puzzle), count.all()).count();
      assertThat(all).isEqualTo(solutions.size());
      SolutionClasses found =
          count.count(all, fixed -> way.apply(fixed.engines(), fixed.search()).count());
      assertThat(found.count()).isEqualTo(classes);
      for (FixedSolutions fixed : found.fixed()) {
        assertThat(fixed.solutions())
            .as(fixed.automorphisms().title())
            .isEqualTo(fixedBy(fixed.automorphisms().representative()));
      }
    }
  }

  @Test
  void classesOfSmallPuzzlesAreThoseMadeOneByOne() {
    SmallPuzzles.all().forEach(puzzle -> OneByOne.of(puzzle).check());
    OneByOne.of(SmallPuzzles.manySpares()).check();
    assertThat(OneByOne.of(SmallPuzzles.stabilised()).check()).isTrue();
    assertThat(OneByOne.of(tiles("dominoes:4x4")).check()).isTrue();
    assertThat(OneByOne.of(tiles("dominoes:3x4")).check()).isTrue();
  }

  @Test
  void aHoleIsNotExchangedForAPieceOfOneCell() {
    Mark mark = new Mark("hole", '_', Optional.empty());
    PiecePuzzle plain =
        SmallPuzzles.puzzle(new Board(SmallPuzzles.cells("### #..")), Turns.ROTATIONS, "#", "##");
    List<Piece> pieces = new ArrayList<>(plain.pieces());
    pieces.add(Piece.hole(mark, Lattice.SQUARE, Use.ONCE, Set.of()));
    SolutionClasses known = classes(new PiecePuzzle("ell", plain.board(), pieces));
    assertThat(known.count()).isEqualTo(6);
    assertThat(known.symmetries().order()).isEqualTo(1);
  }

  /** A board of tiles that can be turned has at least the symmetries of turning the whole. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "bb bb bb bb",
        "bc cb bb bb",
        "bc bc cb cb",
        "bb bb cc cc",
        "bc bc bc bc",
        "bb cc bc cb",
        "bd cb dc bb"
      })
  void classesOfTilesAreThoseMadeOneByOne(String inner) {
    String pieces = inner.replaceAll("(.)(.) ?", "a a $1 $2\n");
    Puzzle puzzle =
        Families.find("edge-matching:p.txt", file -> "board 2x2\nborder a\n" + pieces)
            .orElseThrow();
    assertThat(puzzle.symmetries().order()).isGreaterThanOrEqualTo(4);
    OneByOne.of(puzzle).check();
  }

  @Test
  void classesOfRandomPuzzlesAreThoseMadeOneByOne() {
    Seed.times(
        150,
        (random, seed) -> {
          check(random, SmallPuzzles.random(random));
          check(random, SmallPuzzles.symmetric(random));
        });
  }

  private static void check(Random random, PiecePuzzle puzzle) {
    OneByOne.of(puzzle).check();
    if (puzzle.problem().options() > 0) {
      OneByOne.of(puzzle, random.nextInt(puzzle.problem().options())).check();
    }
  }

  /** Otherwise the random puzzles would test little. */
  @Test
  void manyRandomPuzzlesHaveSolutionsThatAreTheirOwnImages() {
    Random random = new Random(17);
    long own = 0;
    for (int puzzle = 0; puzzle < 40; puzzle++) {
      own += OneByOne.of(SmallPuzzles.symmetric(random)).check() ? 1 : 0;
    }
    assertThat(own).isGreaterThan(10);
  }

  @Test
  void classesUnderGivensAreThoseMadeOneByOne() {
    Puzzle board = tiles("dominoes:4x4");
    for (int option = 0; option < board.problem().options(); option++) {
      OneByOne.of(board, option).check();
    }
  }

  private static Puzzle tiles(String name) {
    return Families.find(name).orElseThrow();
  }

  private static SolutionClasses classes(Puzzle puzzle) {
    ClassCount count = Searches.of(puzzle).upToSymmetry();
    BigInteger all = Engines.of(puzzle).prepare(count.all()).count();
    return count.count(all, fixed -> fixed.engines().prepare(fixed.search()).count());
  }

  @ParameterizedTest
  @CsvSource({
    "kanoodle, 92755, 4, rotation and reflection",
    "soma, 240, 48, rotation and mirror image",
    "pentominoes:6x10, 2339, 4, rotation and reflection",
    "pentominoes:5x12, 1010, 4, rotation and reflection",
    "pentominoes:4x15, 368, 4, rotation and reflection",
    "pentominoes:3x20, 2, 4, rotation and reflection",
    "pentominoes:8x8, 65, 8, rotation and reflection",
    "iq-fit-physical, 150675, 2, rotation"
  })
  void knownNumbersAreThoseOfTheLiterature(String name, long number, int order, String kinds) {
    SolutionClasses known = classes(ShippedPuzzles.find(name).orElseThrow());
    assertThat(known.count()).isEqualTo(number);
    assertThat(known.symmetries().order()).isEqualTo(order);
    assertThat(known.symmetries().kinds()).isEqualTo(kinds);
  }

  @Test
  void placementsOfAPieceAreLeftOutWhereThatIsWorthIt() {
    assertThat(useIn("kanoodle")).isEqualTo(SymmetryUse.SPLIT);
    assertThat(useIn("pentominoes:8x8")).isEqualTo(SymmetryUse.SPLIT);
    assertThat(useIn("iq-fit-physical")).isEqualTo(SymmetryUse.NONE);
  }

  private static SymmetryUse useIn(String name) {
    return Searches.of(ShippedPuzzles.find(name).orElseThrow()).upToSymmetry().all().use();
  }

  @Test
  void withoutSymmetriesEachSolutionIsAClass() {
    Puzzle queens = new PlainPuzzle("queens", SmallProblems.queens(6));
    SolutionClasses known = classes(queens);
    assertThat(known.count()).isEqualTo(4);
    assertThat(known.fixed()).hasSize(1);
  }

  @Test
  void numberThatCannotBeThatOfAllSolutionsIsRefused() {
    Puzzle soma = ShippedPuzzles.find("soma").orElseThrow();
    ClassCount count = Searches.of(soma).upToSymmetry();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> count.count(BigInteger.valueOf(11521), fixed -> BigInteger.ZERO))
        .withMessageContaining("not a multiple of the 48 symmetries");
  }
}
