package org.dancingsparks.cli.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.fields;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.testing.SharedSpark;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.SmallPuzzles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EnumerateCommandTest {
  @TempDir private Path temporary;

  private long rows(Path directory) {
    return SharedSpark.session().read().parquet(directory.toString()).distinct().count();
  }

  @Test
  void bareNumberIsPrintedAndAsManyRowsAreThere() {
    Path out = temporary.resolve("p");

    assertThat(printed("enumerate", "pentominoes:3x20", "--out", out)).isEqualTo("8\n");
    assertThat(rows(out)).isEqualTo(8);
    assertThat(SharedSpark.session().read().parquet(out.toString()).columns()).hasSize(12);
  }

  @Test
  void problemWithoutSolutionsMakesAnEmptySet() {
    Path none = write(temporary.resolve("none.dlx"), "a b\na\n");
    Path out = temporary.resolve("n");

    assertThat(printed("enumerate", none, "--out", out)).isEqualTo("0\n");
    assertThat(rows(out)).isZero();
    assertThat(out.resolve("_meta/run.json")).exists();
  }

  @Test
  void jsonSaysWhatCountSays() {
    Path queens = write(temporary.resolve("q.dlx"), KnuthWriter.write(SmallProblems.queens(6)));
    JsonNode node = json("enumerate", queens, "--out", temporary.resolve("q"), "--json");

    assertThat(node.get("solutions").asLong()).isEqualTo(4);
    assertThat(fields(node)).isEqualTo(fields(json("count", queens, "--json")));
    assertThat(node.get("profile")).isEqualTo(json("count", queens, "--json").get("profile"));
  }

  @Test
  void symmetryFlagsWriteClassesAndEverything() {
    Path puzzle = write(temporary.resolve("m.yaml"), PuzzleWriter.write(SmallPuzzles.mirrored()));
    for (String flags : new String[] {"", "--up-to-symmetry", "--split-symmetry=A"}) {
      Path out = temporary.resolve("m" + flags);
      Object[] count = {"count", puzzle, flags.isEmpty() ? "--bins=2" : flags};
      Object[] enumerate = {
        "enumerate", puzzle, "--out", out, flags.isEmpty() ? "--bins=2" : flags
      };
      assertThat(printed(enumerate)).isEqualTo(printed(count));
      assertThat(rows(out) + "\n").isEqualTo(printed(count));
    }
  }

  @Test
  void existingOutputIsRefusedUnlessItMayBeOverwritten() {
    Path out = temporary.resolve("p");
    printed("enumerate", "pentominoes:3x20", "--out", out);

    assertThat(dance("enumerate", "pentominoes:3x20", "--out", out).assertMendable().err())
        .contains("already")
        .contains("--overwrite");
    assertThat(printed("enumerate", "pentominoes:3x20", "--out", out, "--overwrite"))
        .isEqualTo("8\n");
    assertThat(rows(out)).isEqualTo(8);
  }

  @Test
  void directoryOfOthersIsRefused() {
    write(temporary.resolve("photo.jpg"), "mine");

    dance("enumerate", "pentominoes:3x20", "--out", temporary).assertMendable();
    dance("enumerate", "pentominoes:3x20", "--out", temporary, "--overwrite").assertMendable();
    assertThat(temporary.resolve("photo.jpg")).hasContent("mine");
  }

  @Test
  void placeThatCannotBeWrittenIsRefused() {
    Path file = write(temporary.resolve("file"), "mine");

    for (Object place :
        new Object[] {file.resolve("out"), "/proc/nothing", "nofs://host/x", "", "s3a://b/x"}) {
      dance("enumerate", "pentominoes:3x20", "--out", place).assertMendable();
    }
  }

  @Test
  void placeThatCannotBeWrittenCannotCommandATerminal() {
    Path file = write(temporary.resolve("file"), "mine");

    dance("enumerate", "pentominoes:3x20", "--out", file + "/\u001b[31m").assertMendable();
    dance("enumerate", "pentominoes:3x20", "--out", file + "/a\nb").assertMendable();
  }

  @Test
  void inputIsCheckedBeforeTheOutputIsTouched() {
    Path out = temporary.resolve("p");
    dance("enumerate", "kanodle", "--out", out).assertMendable();
    dance("enumerate", "kanoodle", "--out", out, "--given", "Green=9999").assertMendable();
    dance("enumerate", "kanoodle", "--out", out, "--bins", "0").assertUsageError();

    assertThat(out).doesNotExist();
  }
}
