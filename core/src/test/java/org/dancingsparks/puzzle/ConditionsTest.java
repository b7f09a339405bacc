package org.dancingsparks.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.format.PuzzleReader;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.links.Links;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.check.Impossibility;
import org.dancingsparks.search.Counting;
import org.dancingsparks.search.RequestedEngine;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Solutions without fault lines, or without points at which four pieces meet. */
class ConditionsTest {
  private static PiecePuzzle dominoes(int rows, int columns, Condition condition) {
    Piece domino =
        Piece.of("Domino", 'D', Turns.ROTATIONS, List.of(Cell.of(1, 1), Cell.of(1, 2)))
            .withUse(Use.ANY_NUMBER);
    return with(
        new PiecePuzzle("dominoes", Board.box(rows, columns, 1), List.of(domino)),
        Set.of(condition));
  }

  private static PiecePuzzle with(PiecePuzzle puzzle, Set<Condition> conditions) {
    PuzzleRules rules = puzzle.pieceRules();
    return new PiecePuzzle(
        puzzle.name(),
        puzzle.board(),
        puzzle.pieces(),
        new PuzzleRules(rules.layering(), rules.groups(), rules.free(), rules.never(), conditions));
  }

  @ParameterizedTest
  @CsvSource({"5, 6, 6", "5, 8, 108", "6, 6, 0", "6, 8, 62", "1, 2, 1", "2, 2, 0"})
  void faultFreeDominoesAreCounted(int rows, int columns, long solutions) {
    PiecePuzzle puzzle = dominoes(rows, columns, Condition.FAULT_FREE);
    assertThat(Counting.of(puzzle).solutions()).isEqualTo(solutions);
    assertThat(Counting.of(puzzle).by(RequestedEngine.LAYERS).solutions()).isEqualTo(solutions);
  }

  @ParameterizedTest
  @CsvSource({"4, 4", "4, 7", "6, 6", "5, 8"})
  void dominoesWithoutCrossroadsAreTatami(int rows, int columns) {
    PiecePuzzle puzzle = dominoes(rows, columns, Condition.NO_CROSSROADS);
    Puzzle tatami = NamedPuzzles.of("tatami:%dx%d".formatted(rows, columns));
    assertThat(Counting.of(puzzle).solutions()).isEqualTo(Counting.of(tatami).solutions());
  }

  @ParameterizedTest
  @EnumSource(RequestedEngine.class)
  void enginesAgree(RequestedEngine engine) {
    if (engine != RequestedEngine.BITSETS) {
      PiecePuzzle puzzle = dominoes(5, 6, Condition.FAULT_FREE);
      assertThat(Counting.of(puzzle).by(engine).solutions()).isEqualTo(6);
    }
  }

  @Test
  void aLineThatNoPieceCrossesIsAProof() {
    Piece bar =
        Piece.of("Bar", 'B', Turns.NONE, List.of(Cell.of(1, 1), Cell.of(1, 2)))
            .withUse(Use.ANY_NUMBER);
    PiecePuzzle bars =
        with(
            new PiecePuzzle("bars", Board.box(2, 2, 1), List.of(bar)),
            Set.of(Condition.FAULT_FREE));
    assertThat(Impossibility.of(bars, Prefix.EMPTY).orElseThrow().why())
        .isEqualTo("no option has the item rows1/2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "board: 4x4;rules: [fault]|p.yaml:2: An entry of rules cannot be fault; it can be fault-free,",
        "board: 4x4;rules: {fault-free: 1}|p.yaml:2: rules should be a single text",
        "board: 4x4;rules: []|p.yaml:2: rules lists none; name one or more, or leave it out",
        "board: 2x2x2;rules: no-crossroads|p.yaml:2: no-crossroads is a rule for flat boards; this one has 2",
        "board: 4x4;wrap: both;rules: fault-free|p.yaml:3: fault-free is a rule for boards that do not wrap",
        "board: 4x4;free: '#';rules: no-crossroads|p.yaml:3: no-crossroads cannot be combined with free cells",
        "lattice: hexagonal;board: '# #';rules: fault-free|p.yaml:3: fault-free is a rule for boards of squares"
      })
  void filesWithWrongRulesAreRefused(String keys, String message) {
    String text = keys.replace(';', '\n') + "\npieces: {D: '##'}\n";
    assertThatThrownBy(() -> PuzzleReader.read("p.yaml", text).puzzle("p"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(message);
  }

  /** Random puzzles: the solutions without rules of which each is looked at. */
  @Test
  void randomPuzzlesHaveTheSolutionsThatKeepTheRules() {
    Seed.times(
        200,
        (random, seed) -> {
          PiecePuzzle free = random(random);
          Set<Condition> conditions = EnumSet.of(Condition.values()[random.nextInt(2)]);
          if (random.nextInt(3) == 0) {
            conditions = EnumSet.allOf(Condition.class);
          }
          PiecePuzzle ruled = with(free, conditions);
          String text = PuzzleWriter.write(ruled);
          assertThat(Counting.of(ruled).solutions()).as(text).isEqualTo(kept(free, conditions));
          PiecePuzzle read = PuzzleReader.read("p.yaml", text).puzzle(ruled.name());
          assertThat(PuzzleWriter.write(read)).isEqualTo(text);
          assertThat(read.problem().hash()).isEqualTo(ruled.problem().hash());
        });
  }

  private static PiecePuzzle random(Random random) {
    int rows = 1 + random.nextInt(4);
    int columns = 2 + random.nextInt(3);
    List<Cell> cells = new ArrayList<>();
    for (int row = 1; row <= rows; row++) {
      for (int column = 1; column <= columns; column++) {
        if (random.nextInt(12) > 0 || row == 1) {
          cells.add(Cell.of(row, column));
        }
      }
    }
    List<Piece> pieces = new ArrayList<>();
    for (int piece = 0; piece < 2; piece++) {
      Mark mark = new Mark("P" + piece, (char) ('A' + piece), Optional.empty());
      pieces.add(
          Piece.of(mark, Lattice.SQUARE, Turns.ROTATIONS_AND_REFLECTIONS, shape(random))
              .withUse(Use.ANY_NUMBER));
    }
    if (random.nextInt(3) == 0) {
      Mark mark = new Mark("open", '_', Optional.empty());
      pieces.add(Piece.hole(mark, Lattice.SQUARE, new Use(0, 3), Set.of()));
    }
    return new PiecePuzzle("random", new Board(cells), pieces);
  }

  private static List<Cell> shape(Random random) {
    Set<Cell> cells = new LinkedHashSet<>(List.of(Cell.of(3, 3)));
    int size = 1 + random.nextInt(4);
    while (cells.size() < size) {
      Cell from = List.copyOf(cells).get(random.nextInt(cells.size()));
      boolean isDown = random.nextBoolean();
      int way = random.nextBoolean() ? 1 : -1;
      cells.add(Cell.of(from.row() + (isDown ? way : 0), from.column() + (isDown ? 0 : way)));
    }
    return List.copyOf(cells);
  }

  private static long kept(PiecePuzzle puzzle, Set<Condition> conditions) {
    Links links = new Links(puzzle.problem(), puzzle.defaultOrder());
    long kept = 0;
    while (links.next()) {
      Map<Cell, Integer> owners = new HashMap<>();
      Set<Integer> holes = new HashSet<>();
      for (int option : links.solution()) {
        puzzle.cells(option).forEach(cell -> owners.put(cell, option));
        if (puzzle.pieces().get(puzzle.mark(option)).isHole()) {
          holes.add(option);
        }
      }
      boolean isKept =
          (!conditions.contains(Condition.FAULT_FREE) || isFaultFree(puzzle.board(), owners))
              && (!conditions.contains(Condition.NO_CROSSROADS) || hasNoCrossroads(owners, holes));
      kept += isKept ? 1 : 0;
    }
    return kept;
  }

  private static boolean isFaultFree(Board board, Map<Cell, Integer> owners) {
    boolean isFaultFree = true;
    for (int line = 1; line < Math.max(board.rows(), board.columns()); line++) {
      boolean isRow = false;
      boolean isColumn = false;
      boolean isRowCrossed = false;
      boolean isColumnCrossed = false;
      for (int at = 1; at <= Math.max(board.rows(), board.columns()); at++) {
        Integer above = owners.get(Cell.of(line, at));
        Integer below = owners.get(Cell.of(line + 1, at));
        isRow |= above != null && below != null;
        isRowCrossed |= above != null && above.equals(below);
        Integer left = owners.get(Cell.of(at, line));
        Integer right = owners.get(Cell.of(at, line + 1));
        isColumn |= left != null && right != null;
        isColumnCrossed |= left != null && left.equals(right);
      }
      isFaultFree &= (!isRow || isRowCrossed) && (!isColumn || isColumnCrossed);
    }
    return isFaultFree;
  }

  private static boolean hasNoCrossroads(Map<Cell, Integer> owners, Set<Integer> holes) {
    for (Cell cell : owners.keySet()) {
      Set<Integer> meeting = new HashSet<>();
      for (int down = 0; down < 2; down++) {
        for (int right = 0; right < 2; right++) {
          Integer owner = owners.get(Cell.of(cell.row() + down, cell.column() + right));
          if (owner != null && !holes.contains(owner)) {
            meeting.add(owner);
          }
        }
      }
      if (meeting.size() == 4) {
        return false;
      }
    }
    return true;
  }
}
