package org.dancingsparks.cli.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.write;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.testing.BruteForce;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Problems with colours and bounds give every command the solutions that brute force finds. */
@Tag("slow")
class ColoursAndBoundsTest {
  @TempDir private Path temporary;

  @Test
  void commandsAgreeWithBruteForce() {
    Seed.times(
        2,
        (random, seed) -> {
          Problem problem = problem(random);
          Path file = write(temporary.resolve(seed + ".dlx"), KnuthWriter.writeShort(problem));
          Set<List<Integer>> solutions = BruteForce.solutions(problem);
          for (String engine : List.of("links", "diagram", "layers")) {
            assertThat(dance("count", file, "--engine", engine).out())
                .isEqualTo(solutions.size() + "\n");
          }
          checkSolved(file, solutions);
          for (String engine : List.of("links", "diagram")) {
            checkSet(file, temporary.resolve(seed + engine), engine, solutions.size());
          }
        });
  }

  @Test
  void classesOfTilesAreVerifiedFromTheirFilesAlone() throws IOException {
    Path tiles =
        write(temporary.resolve("tiles.txt"), "board 2x2\nr r y b\nr y y b\nb y r y\ny b r r\n");
    String puzzle = "edge-matching:" + tiles;
    int solutions = Integer.parseInt(dance("count", puzzle).out().strip());
    Path set = temporary.resolve("classes");
    String classes = dance("enumerate", puzzle, "--up-to-symmetry", "--out", set).out();
    assertThat(Integer.parseInt(classes.strip())).isBetween(1, solutions - 1);
    assertThat(dance("count", puzzle, "--up-to-symmetry").out()).isEqualTo(classes);
    Files.delete(tiles);
    assertThat(dance("verify", set).out()).isEqualTo(classes);
    Path symmetries = set.resolve("_meta/symmetries.txt");
    String text = Files.readString(symmetries);
    Files.writeString(symmetries, text.replaceFirst("[^\n]*\n$", ""));
    assertThat(dance("verify", set).code()).isEqualTo(3);
    Files.writeString(symmetries, text.replace("\t0 1", "\t1 0"));
    assertThat(dance("verify", set).assertMendable().err())
        .contains("_meta/symmetries.txt does not have the symmetries of the problem");
  }

  /** A problem that is not plain, with some solutions. */
  private static Problem problem(Random random) {
    while (true) {
      Problem problem = SmallProblems.extended(random);
      if (!problem.isPlain() && BruteForce.solutions(problem).size() > 3) {
        return problem;
      }
    }
  }

  private static void checkSolved(Path file, Set<List<Integer>> solutions) {
    JsonNode solved = json("solve", file, "--limit", 99_999, "--json");
    Set<List<Integer>> found = new HashSet<>();
    solved.get("solutions").forEach(solution -> found.add(ascending(solution.get("options"))));
    assertThat(found).isEqualTo(solutions);
    assertThat(solved.get("solutions")).hasSize(solutions.size());
  }

  private static List<Integer> ascending(JsonNode options) {
    return StreamSupport.stream(options.spliterator(), false)
        .map(JsonNode::asInt)
        .sorted()
        .toList();
  }

  /** Checks a stored set: by its own means, and against the data source. */
  private static void checkSet(Path file, Path set, String engine, int solutions) {
    assertThat(dance("enumerate", file, "--engine", engine, "--bins", 3, "--out", set).out())
        .isEqualTo(solutions + "\n");
    assertThat(dance("verify", set).out()).isEqualTo(solutions + "\n");
    assertThat(dance("marginals", set).out()).isEqualTo(dance("marginals", file).out());
    String query =
        "SELECT (SELECT COUNT(*) FROM q) AS q, (SELECT COUNT(*) FROM s) AS s,"
            + " (SELECT COUNT(*) FROM (SELECT * FROM q INTERSECT SELECT * FROM s)) AS common";
    assertThat(dance("sql", "--puzzle", "q=" + file, "--set", "s=" + set, query, "--csv").out())
        .isEqualTo("q,s,common\n%1$d,%1$d,%1$d\n".formatted(solutions));
  }
}
