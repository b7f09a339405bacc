package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.write;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.dancingsparks.parquet.Readers;
import org.dancingsparks.runs.SealedJson;
import org.dancingsparks.runs.solutions.SetOnDisk;
import org.dancingsparks.testing.Dancing;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs of the format before, whose files beside the parts have an underscore, such as {@code
 * _run.json}, are read by all commands and never written. Their program wrote those in the
 * resources.
 */
@Tag("slow")
class FlatRunsTest {
  @TempDir private Path temporary;
  private Path solutions;

  @BeforeEach
  void copy() throws IOException {
    solutions = copied("solutions");
  }

  private Path copied(String kind) throws IOException {
    Path from = Path.of("src/test/resources/flat", kind);
    Path to = temporary.resolve(kind);
    for (Path file : SetOnDisk.list(from)) {
      Path copy = to.resolve(from.relativize(file));
      Files.createDirectories(copy.getParent());
      Files.copy(file, copy);
    }
    return to;
  }

  private static Dancing done(Object... words) {
    Dancing ran = dance(words);
    assertThat(ran.code()).as(ran.err()).isZero();
    return ran;
  }

  @Test
  void completeRunsOfEveryKindAreVerified() throws IOException {
    for (String kind : List.of("queens", "count", "sudokus", "boards", "table")) {
      assertThat(done("verify", copied(kind)).err()).doesNotContain("fault");
    }
    assertThat(done("verify", solutions).out()).isEqualTo("8\n");
  }

  @Test
  void setsAreReadByQueriesAndCommands() {
    String sums = "SELECT COUNT(*), SUM(A), SUM(B), SUM(C), SUM(D) FROM s";
    assertThat(done("sql", "--set", "s=" + solutions, "--csv", sums).out())
        .endsWith("8,45,88,194,366\n");
    assertThat(done("sql", "--set", "s=" + solutions, "SELECT COUNT(*) FROM s_options").out())
        .isEqualTo("54\n");
    assertThat(done("challenges", solutions, "--pieces", 1, "--count").out()).contains("16");
    assertThat(done("show", solutions).out()).isNotEmpty();
  }

  @Test
  void completeRunsAreResumedWithoutAChange() throws IOException {
    String grid =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    Path list = write(temporary.resolve("list.txt"), grid + "\n1234\n");
    Path week = copied("boards").resolve("_puzzle.yaml");
    Path tiny = solutions.resolve("_puzzle.yaml");
    Map<Path, Object[]> resumes =
        Map.of(
            solutions,
            new Object[] {"enumerate", "--check", "--resume", "--out", solutions},
            copied("sudokus"),
            new Object[] {"sudoku", list, "--resume", "--out", temporary.resolve("sudokus")},
            week.getParent(),
            new Object[] {
              "boards", week, "--bins", 2, "--check", "--resume", "--out", week.getParent()
            },
            copied("starts"),
            new Object[] {
              "challenges",
              tiny,
              "--pieces",
              1,
              "--bins",
              2,
              "--check",
              "--resume",
              "--out",
              temporary.resolve("starts")
            },
            copied("count"),
            new Object[] {"count", "--check", "--resume", temporary.resolve("count")});
    resumes.forEach(
        (directory, words) -> {
          Map<String, String> before = SetOnDisk.hashes(directory);
          assertThat(done(words).err()).contains("is complete");
          assertThat(SetOnDisk.hashes(directory)).isEqualTo(before);
        });
  }

  @Test
  void overwritingLeavesNothingOfIt() throws IOException {
    Path tiny = write(temporary.resolve("tiny.yaml"), text(solutions.resolve("_puzzle.yaml")));
    done("enumerate", tiny, "--bins", 2, "--overwrite", "--out", solutions);

    Path fresh = temporary.resolve("fresh");
    done("enumerate", tiny, "--bins", 2, "--out", fresh);
    assertThat(SetOnDisk.hashes(solutions)).isEqualTo(SetOnDisk.hashes(fresh));
    assertThat(Readers.query("SELECT COUNT(*) FROM '%s/*.parquet'".formatted(solutions)))
        .containsExactly(List.of(8));
  }

  /** Stopped after it had deleted the manifest. */
  @Test
  void overwritingIsResumedWithoutTheFilesLeft() throws IOException {
    Path tiny = write(temporary.resolve("tiny.yaml"), text(solutions.resolve("_puzzle.yaml")));
    for (String name : List.of("_run.json", "part-00000.parquet", "part-00001.parquet")) {
      Files.delete(solutions.resolve(name));
    }
    Files.createDirectory(solutions.resolve("_work-00001-0a1b2c3d-replacing"));
    done("enumerate", tiny, "--bins", 2, "--resume", "--out", solutions);

    SetOnDisk.assertTidy(solutions);
  }

  @Test
  void unfinishedRunIsRefusedWithARemedy() throws IOException {
    Path manifest = solutions.resolve("_run.json");
    ObjectNode root = SealedJson.read("_run.json", text(manifest));
    root.remove(List.of("solutions", "nodes", "updates", "parts", "files"));
    Path work = Files.createDirectory(solutions.resolve("_work-00001-0a1b2c3d"));
    Files.writeString(work.resolve("plan.json"), SealedJson.write(root));
    Files.delete(manifest);
    Map<String, String> before = SetOnDisk.hashes(solutions);

    Dancing ran = dance("enumerate", "--resume", "--out", solutions);
    assertThat(ran.assertMendable().err())
        .contains("is of format 3", "resumes only 4", "--overwrite");
    assertThat(dance("verify", solutions).assertMendable().err()).contains("no complete run");
    assertThat(SetOnDisk.hashes(solutions)).isEqualTo(before);
    done("enumerate", solutions.resolve("_puzzle.yaml"), "--overwrite", "--out", solutions);
    SetOnDisk.assertTidy(solutions);
  }

  @Test
  void damageIsNamedByTheFile() throws IOException {
    Path problem = solutions.resolve("_problem.dlx");
    Files.writeString(problem, "| changed\n" + text(problem));

    assertThat(dance("verify", solutions).err()).contains("_problem.dlx: has ");
    assertThat(dance("show", solutions).assertMendable().err()).contains("_problem.dlx");
  }

  private static String text(Path file) throws IOException {
    return Files.readString(file);
  }
}
