package org.dancingsparks.cli.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.write;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.testing.BruteForce;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands print the same from a diagram in partitions by hash as from one in memory. */
@Tag("spark")
class HashedDiagramCommandsTest {
  @TempDir private static Path temporary;

  /** Builds the diagram of a puzzle that has some solutions. */
  private static Path built(Object puzzle, String name, String solutions) {
    Path diagram = temporary.resolve(name);
    Dancing ran =
        Dancing.dance("count", puzzle, "--rounds", "--diagram", "--cores", 2, "--out", diagram);
    assertThat(ran.out()).isEqualTo(solutions + "\n");
    assertThat(ran.err()).contains("by hash");
    return diagram;
  }

  private static void checkCommands(Object puzzle, Path diagram) {
    PartitionedDiagramCommandsTest.checkSameOutput(puzzle, diagram);
    assertThat(Dancing.printed("verify", diagram, "--quiet"))
        .isEqualTo(Dancing.printed("count", puzzle, "--quiet"));
  }

  private static void checkParts(Object puzzle, Path diagram) throws IOException {
    Path memory = temporary.resolve(diagram.getFileName() + "-memory");
    Path partitions = temporary.resolve(diagram.getFileName() + "-partitions");
    Dancing.printed(
        "enumerate", puzzle, "--engine", "diagram", "--bins", 3, "--quiet", "--out", memory);
    Dancing.printed("enumerate", diagram, "--bins", 3, "--quiet", "--out", partitions);
    assertThat(PartitionedDiagramCommandsTest.parts(partitions))
        .isEqualTo(PartitionedDiagramCommandsTest.parts(memory))
        .hasSizeGreaterThan(2);
  }

  @Test
  void queensInSeveralRounds() throws IOException {
    Path diagram = built("queens:7", "queens", "40");
    checkCommands("queens:7", diagram);
    checkParts("queens:7", diagram);
  }

  /** Where a count would merge isomorphic residuals. */
  @Test
  void latinSquares() throws IOException {
    Path diagram = built("latin:4", "latin", "576");
    checkCommands("latin:4", diagram);
    checkParts("latin:4", diagram);
  }

  @Test
  void coloursAndBounds() throws IOException {
    Problem problem =
        IntStream.iterate(1, seed -> seed + 1)
            .mapToObj(seed -> SmallProblems.extended(new Random(seed)))
            .filter(each -> each.hasBounds() && BruteForce.solutions(each).size() > 9)
            .findFirst()
            .orElseThrow();
    Path file = write(temporary.resolve("problem.dlx"), KnuthWriter.writeShort(problem));
    Path diagram = built(file, "extended", BruteForce.solutions(problem).size() + "");
    checkCommands(file, diagram);
    checkParts(file, diagram);
  }

  @Test
  void numbersBeyondLongs() {
    String dominoes = "dominoes:10x20";
    Path diagram =
        built(dominoes, "dominoes", Dancing.printed("count", dominoes, "--quiet").strip());
    PartitionedDiagramCommandsTest.checkSameOutput(dominoes, diagram);
    assertThat(Dancing.printed("verify", diagram, "--quiet"))
        .isEqualTo(Dancing.printed("count", dominoes, "--quiet"));
    for (String number : List.of("9223372036854775807", "9223372036854775808")) {
      assertThat(Dancing.printed("nth", diagram, number, "--quiet"))
          .isEqualTo(Dancing.printed("nth", dominoes, number, "--quiet"));
    }
    checkCosts(dominoes, diagram);
  }

  /** Too many solutions to pass over: the diagram has to fit in memory. */
  private static void checkCosts(String puzzle, Path diagram) {
    Path costs =
        write(
            temporary.resolve("costs.yaml"),
            "orientation=(1,1)(1,2): 3\ncell=(2,2),orientation=(1,1)(2,1): -2\n");
    for (List<String> command :
        List.of(
            List.of("histogram", "--of", "orientation=(1,1)(1,2)"),
            List.of("best", "--cost", costs.toString(), "--limit", "3"))) {
      assertThat(Dancing.printed(of(command, diagram)))
          .isEqualTo(Dancing.printed(of(command, puzzle)));
      Dancing refused = Dancing.dance(of(command, diagram, "--memory", "1k"));
      assertThat(refused.assertMendable().err())
          .contains("solutions are too many to pass over, and their diagram needs more than 1 KB");
    }
  }

  private static Object[] of(List<String> command, Object... others) {
    return Stream.concat(command.stream(), Arrays.stream(others)).toArray();
  }
}
