package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Provenance;
import org.junit.jupiter.api.Test;

class ShippedPuzzlesTest {
  @Test
  void areFoundByTheirNames() {
    for (String name : ShippedPuzzles.names()) {
      PiecePuzzle puzzle = ShippedPuzzles.find(name).orElseThrow();
      assertThat(puzzle.name()).isEqualTo(name);
      assertThat(puzzle.title()).isNotEmpty();
      assertThat(ShippedPuzzles.hasFamily(name)).isTrue();
    }
  }

  @Test
  void areNotFoundByOtherNames() {
    for (String name :
        List.of(
            "",
            ":",
            "Kanoodle",
            "kanoodle:x",
            "pentominoes",
            "pentominoes:",
            "pentominoes:7x7",
            "../kanoodle",
            "kanoodle.yaml")) {
      assertThat(ShippedPuzzles.find(name)).as(name).isEmpty();
    }
    assertThat(ShippedPuzzles.hasFamily("pentominoes:7x7")).isTrue();
    assertThat(ShippedPuzzles.hasFamily("tangram")).isFalse();
  }

  /** The index finds a puzzle without opening all files. */
  @Test
  void theIndexHasTheFilesAndTheirBoards() throws IOException {
    assertThat(ShippedPuzzles.files()).hasSameElementsAs(files());
    for (String file : ShippedPuzzles.files()) {
      List<String> indexed =
          ShippedPuzzles.names().stream().filter(name -> name.split(":")[0].equals(file)).toList();
      assertThat(ShippedPuzzles.file(file).names()).isEqualTo(indexed);
    }
  }

  private static List<String> files() throws IOException {
    try (Stream<Path> found = Files.list(Path.of("../conf/puzzles"))) {
      return found
          .map(file -> file.getFileName().toString())
          .filter(file -> file.endsWith(".yaml"))
          .map(file -> file.replace(".yaml", ""))
          .toList();
    }
  }

  @Test
  void eachSaysWhereItComesFromAndHowManySolutionsItHas() {
    for (String file : ShippedPuzzles.files()) {
      for (String name : ShippedPuzzles.file(file).names()) {
        Provenance about = ShippedPuzzles.file(file).about(name);
        assertThat(about.shelf()).as(name).isNotEmpty();
        assertThat(about.source()).as(name).isNotEmpty();
        assertThat(about.count()).as(name).isPresent();
      }
    }
  }

  @Test
  void shelvesAreListedOneAfterAnother() {
    List<String> shelves =
        ShippedPuzzles.files().stream()
            .map(ShippedPuzzles::file)
            .map(file -> file.about(file.names().get(0)).shelf())
            .toList();
    long changes =
        IntStream.range(1, shelves.size())
            .filter(at -> !shelves.get(at).equals(shelves.get(at - 1)))
            .count();
    assertThat(changes + 1).isEqualTo(shelves.stream().distinct().count());
  }

  @Test
  void pentominoesFillTheirBoards() {
    for (String name : ShippedPuzzles.names()) {
      if (name.startsWith("pentominoes:")) {
        PiecePuzzle puzzle = ShippedPuzzles.find(name).orElseThrow();
        assertThat(puzzle.board().size()).isEqualTo(60);
        assertThat(puzzle.pieces())
            .hasSize(12)
            .allSatisfy(piece -> assertThat(piece.cells()).hasSize(5));
      }
    }
  }
}
