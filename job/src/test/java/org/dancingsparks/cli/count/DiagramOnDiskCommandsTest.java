package org.dancingsparks.cli.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.Dancing;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands print the same from a diagram in a file as from one in memory. */
@Tag("slow")
class DiagramOnDiskCommandsTest {
  @TempDir private Path temporary;

  /** IQ Fit with each option twice, in Knuth's text: its diagram exceeds 64 MB. */
  private static String twice() {
    Puzzle puzzle = NamedPuzzles.of("iq-fit");
    Problem problem = puzzle.problem();
    ItemOrder order = puzzle.defaultOrder();
    List<String> lines = new ArrayList<>();
    lines.add(
        String.join(
            " ",
            IntStream.range(0, order.size())
                .mapToObj(place -> problem.itemName(order.item(place)))
                .toList()));
    for (int option = 0; option < problem.options(); option++) {
      String items = String.join(" ", problem.names(option));
      lines.add(items);
      lines.add(items);
    }
    return String.join("\n", lines) + "\n";
  }

  private List<Object> command(String name, Path problem, String memory) {
    return List.of(
        name,
        problem,
        "--verbose",
        "--item-order",
        "given",
        "--memory",
        memory,
        "--tmp",
        temporary);
  }

  @Test
  void marginalsAreThoseFromMemory() throws IOException {
    Path problem = write(temporary.resolve("twice.dlx"), twice());
    String expected = printed(command("marginals", problem, "512m").toArray());
    assertThat(expected).contains("solutions  %d".formatted(67_868_848L << 10));
    Dancing onDisk = dance(command("marginals", problem, "64m").toArray());
    assertThat(onDisk.out()).isEqualTo(expected);
    assertThat(onDisk.err()).isEmpty();
    assertThat(onDisk.choices()).singleElement().asString().contains("in a temporary file, since");
    assertThat(Files.list(temporary)).containsExactly(problem);
  }
}
