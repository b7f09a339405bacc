package org.dancingsparks.cli.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.SmallPuzzles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExportCommandTest {
  @TempDir private Path temporary;

  @Test
  void exportedProblemIsTheSameProblem() {
    for (Object puzzle :
        new Object[] {
          "kanoodle",
          write(temporary.resolve("s.yaml"), PuzzleWriter.write(SmallPuzzles.spares())),
          write(temporary.resolve("q.dlx"), KnuthWriter.write(SmallProblems.queens(5)))
        }) {
      Path file = temporary.resolve("out/" + Path.of(puzzle.toString()).getFileName() + ".dlx");
      String hash = json("describe", puzzle, "--json").get("problem").asText();
      printed("export", puzzle, "--format", "dlx", "--out", file);
      assertThat(json("describe", file, "--json").get("problem").asText()).isEqualTo(hash);
    }
  }

  @Test
  void exportedNamesAreAsShortAsKnuthsProgramsAsk() {
    String text = printed("export", "kanoodle", "--format", "dlx");
    assertThat(text)
        .startsWith("| item: LightGre is LightGreen\n")
        .contains("\n| label: LightGreen (1,1)(1,2)(2,1)(2,2)\nLightGre (1,1)");
    assertThat(printed("export", "kanoodle", "--format", "dlx", "--long-names"))
        .doesNotContain("| item:")
        .contains("\nLightGreen (1,1)");
    dance("export", "kanoodle", "--format", "dimacs", "--long-names").assertUsageError();
  }

  @Test
  void exportRefusesAFileThatIsThere() {
    Path file = write(temporary.resolve("k.dlx"), "mine");

    assertThat(dance("export", "kanoodle", "--format", "dlx", "--out", file).assertMendable().err())
        .contains("Cannot write " + file);
    assertThat(file).hasContent("mine");
  }

  @Test
  void exportRefusesAPlaceThatCannotBeWritten() {
    Path file = write(temporary.resolve("file"), "mine");
    for (Object place : new Object[] {file.resolve("k.dlx"), temporary, "", "nofs://h/k.dlx"}) {
      dance("export", "kanoodle", "--format", "dlx", "--out", place).assertMendable();
    }
  }

  @Test
  void exportLeavesOneFileThatMayBeEdited() throws IOException {
    Path folder = Files.createDirectory(temporary.resolve("folder"));
    Path file = folder.resolve("p.dlx");
    Path plain = write(temporary.resolve("p.dlx"), "a b\na b\n");
    printed("export", plain, "--format", "dlx", "--out", file);
    write(file, "a b\na\nb\n");

    assertThat(json("describe", file, "--json").get("options").asInt()).isEqualTo(2);
    assertThat(folder)
        .isDirectoryContaining("glob:**p.dlx")
        .isDirectoryNotContaining("glob:**.crc");
  }

  @Test
  void formulaGoesToStandardOutputOrAFile() {
    Path file = temporary.resolve("l.cnf");
    String formula = printed("export", "langford:2,3", "--format", "dimacs");
    printed("export", "langford:2,3", "--format", "DIMACS", "--out", file);
    assertThat(file).hasContent(formula);
    assertThat(formula.lines().filter(line -> line.startsWith("p cnf "))).hasSize(1);
  }

  @Test
  void givensAreClausesOfAFormulaOnly() {
    String formula = printed("export", "langford:2,3", "--format", "dimacs", "--given", "#2");
    assertThat(formula.lines()).contains("3 0");
    dance("export", "langford:2,3", "--format", "dlx", "--given", "#2").assertMendable();
  }

  @Test
  void aFormatIsAskedFor() {
    dance("export", "langford:2,3").assertUsageError();
    dance("export", "langford:2,3", "--format", "smt").assertUsageError();
  }
}
