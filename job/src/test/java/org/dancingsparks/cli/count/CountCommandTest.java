package org.dancingsparks.cli.count;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.fields;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.links.Links;
import org.dancingsparks.links.Profile;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.SmallPuzzles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CountCommandTest {
  @TempDir private Path temporary;

  private Path dlx(String name, String text) {
    return write(temporary.resolve(name + ".dlx"), text);
  }

  private Path mirrored() {
    return write(temporary.resolve("m.yaml"), PuzzleWriter.write(SmallPuzzles.mirrored()));
  }

  @Test
  void bareNumberIsAllThatIsPrinted() {
    assertThat(printed("count", dlx("q", KnuthWriter.write(SmallProblems.queens(8)))))
        .isEqualTo("92\n");
    assertThat(printed("count", dlx("l", KnuthWriter.write(SmallProblems.langford(8)))))
        .isEqualTo("300\n");
  }

  @Test
  void noSolutionIsAResultToo() {
    assertThat(printed("count", dlx("none", "a b\na\n"))).isEqualTo("0\n");
    assertThat(printed("count", dlx("q3", KnuthWriter.write(SmallProblems.queens(3)))))
        .isEqualTo("0\n");
  }

  @Test
  void pentominoesInTheNarrowBoxHaveEightSolutions() {
    assertThat(printed("count", "pentominoes:3x20")).isEqualTo("8\n");
    assertThat(printed("count", "pentominoes:3x20", "--up-to-symmetry")).isEqualTo("2\n");
  }

  @Test
  void splitDepthAndBinsDoNotChangeTheCount() {
    Path queens = dlx("q", KnuthWriter.write(SmallProblems.queens(8)));
    for (int depth : new int[] {0, 1, 3, 8, 100}) {
      for (int bins : new int[] {1, 3, 64}) {
        assertThat(printed("count", queens, "--split-depth", depth, "--bins", bins))
            .isEqualTo("92\n");
      }
    }
  }

  @Test
  void symmetryFlagsCountClassesAndEverything() {
    Path puzzle = mirrored();
    String all = printed("count", puzzle);

    assertThat(Integer.parseInt(all.strip())).isPositive();
    for (String piece : new String[] {"A", "B", "C", "D"}) {
      assertThat(printed("count", puzzle, "--split-symmetry", piece)).isEqualTo(all);
    }
    String classes = printed("count", puzzle, "--up-to-symmetry");
    assertThat(Integer.parseInt(classes.strip())).isLessThan(Integer.parseInt(all.strip()));
    assertThat(printed("count", puzzle, "--up-to-symmetry", "--split-symmetry", "A"))
        .isEqualTo(classes);
  }

  /** Also where no piece breaks the symmetry, since it is optional, repeated or exchanged. */
  @Test
  void classesAreAsManyAsTheSolutionsThatAreListedUpToSymmetry() {
    for (PiecePuzzle puzzle : SmallPuzzles.all()) {
      Path file = write(temporary.resolve(puzzle.name() + ".yaml"), PuzzleWriter.write(puzzle));
      long listed =
          printed("solve", file, "--up-to-symmetry", "--lines", "--limit", 99_999).lines().count();
      for (String flag : new String[] {"--engine=links", "--engine=diagram", "--memory=1k"}) {
        assertThat(dance("count", file, "--up-to-symmetry", flag).out()).isEqualTo(listed + "\n");
      }
    }
  }

  @Test
  void largeSearchesForFixedSolutionsAreTasks() {
    Object[] words = {"count", "dominoes:6x6", "--up-to-symmetry", "--engine=links", "--bins=3"};
    assertThat(printed(words)).isEqualTo("930\n");
    assertThat(dance("count", "dominoes:6x6", "--up-to-symmetry", "--verbose").choices())
        .anyMatch(line -> line.startsWith("dominoes:6x6: fixed by half-turn: engine "));
  }

  @Test
  void jsonHasTheSolutionsThatEachKindOfSymmetryFixes() {
    JsonNode node = json("count", "dominoes:4x4", "--up-to-symmetry", "--json");
    assertThat(node.get("solutions").asInt()).isEqualTo(9);
    assertThat(node.get("symmetry").asText()).isEqualTo("classes");
    assertThat(node.get("symmetries").asInt()).isEqualTo(8);
    JsonNode kinds = node.get("conjugacyClasses");
    assertThat(kinds)
        .hasSize(5)
        .allMatch(kind -> fields(kind).equals(List.of("name", "size", "fixed")));
    assertThat(kinds.get(0).toString())
        .isEqualTo("{\"name\":\"identity\",\"size\":1,\"fixed\":36}");
    assertThat(kinds.toString()).contains("{\"name\":\"half-turn\",\"size\":1,\"fixed\":8}");
    assertThat(node.has("engineCpuSeconds")).isTrue();
    JsonNode given = json("count", "dominoes:4x4", "--up-to-symmetry", "--json", "--given", "#0");
    assertThat(given.get("symmetries").asInt()).isEqualTo(1);
  }

  /** Latin squares of order 7, A002860. */
  @Test
  void countOfMergedResidualsIsABareNumberToo() {
    for (String engine : List.of("auto", "layers")) {
      Dancing ran = dance("count", "latin:7", "--engine", engine, "--verbose");
      assertThat(ran.out()).isEqualTo("61479419904000\n");
      assertThat(ran.choices())
          .containsExactly(
              "latin:7: engine layers: 16,638 residuals, counted layer by layer; 9,258 of them"
                  + " merged into 816 isomorphism classes.");
    }
    assertThat(dance("count", "latin:7", "--quiet").err()).isEmpty();
  }

  @Test
  void jsonHasTheStagesAtWhichResidualsAreMerged() {
    JsonNode node = json("count", "latin:6", "--json");
    assertThat(node.get("engine").asText()).isEqualTo("layers");
    assertThat(node.get("solutions").asLong()).isEqualTo(812_851_200);
    JsonNode stages = node.get("stages");
    assertThat(stages)
        .isNotEmpty()
        .allMatch(
            stage -> fields(stage).equals(List.of("place", "residuals", "classes", "labellings")));
    // All first rows are isomorphic.
    assertThat(stages.get(0).toString())
        .isEqualTo("{\"place\":6,\"residuals\":720,\"classes\":1,\"labellings\":720}");
    assertThat(json("count", "dominoes:12x12", "--engine", "layers", "--json").has("stages"))
        .isFalse();
  }

  @Test
  void jsonHasTheDocumentedFields() {
    Path queens = dlx("q", KnuthWriter.write(SmallProblems.queens(8)));
    JsonNode node =
        json("count", queens, "--engine", "links", "--json", "--split-depth", 2, "--bins", 4);

    assertThat(fields(node))
        .containsExactly(
            "puzzle",
            "problem",
            "engine",
            "regime",
            "itemOrder",
            "givens",
            "symmetry",
            "splitPiece",
            "splitDepth",
            "subproblems",
            "bins",
            "solutions",
            "nodes",
            "updates",
            "profile",
            "engineCpuSeconds",
            "driverCpuSeconds",
            "seconds");
    assertThat(node.get("puzzle").asText()).isEqualTo(queens.getFileName().toString());
    assertThat(node.get("problem").asText()).isEqualTo(SmallProblems.queens(8).hash());
    assertThat(node.get("engine").asText()).isEqualTo("links");
    assertThat(node.get("regime").asText()).isEqualTo("prefixes");
    assertThat(node.get("itemOrder").asText()).isEqualTo("given");
    assertThat(node.get("symmetry").asText()).isEqualTo("none");
    assertThat(node.get("splitPiece").isNull()).isTrue();
    assertThat(node.get("splitDepth").asInt()).isEqualTo(2);
    assertThat(node.get("bins").asInt()).isEqualTo(4);
    assertThat(node.get("solutions").asLong()).isEqualTo(92);
    assertThat(node.get("engineCpuSeconds").asDouble()).isPositive();
    assertThat(node.get("seconds").asDouble()).isPositive();
  }

  @Test
  void profileIsThatOfOneSearch() {
    var problem = SmallProblems.queens(8);
    Links links = new Links(problem, ItemOrder.given(problem));
    links.count();
    Profile profile = links.profile();
    JsonNode node =
        json("count", dlx("q", KnuthWriter.write(problem)), "--engine", "links", "--json");

    assertThat(node.get("nodes").asLong()).isEqualTo(profile.nodes());
    assertThat(node.get("updates").asLong()).isEqualTo(profile.updates());
    assertThat(node.get("profile")).hasSize(profile.levels());
    for (int level = 0; level < profile.levels(); level++) {
      JsonNode at = node.get("profile").get(level);
      assertThat(at.get("level").asInt()).isEqualTo(level);
      assertThat(at.get("nodes").asLong()).isEqualTo(profile.nodes(level));
      assertThat(at.get("updates").asLong()).isEqualTo(profile.updates(level));
    }
  }

  @Test
  void planIsShownAsTableAndAsJson() {
    JsonNode node =
        json("plan", "kanoodle", "--engine", "links", "--json", "--split-depth", 2, "--bins", 5);

    assertThat(fields(node)).contains("puzzle", "splitDepth", "subproblems", "bins", "tasks");
    assertThat(node.get("tasks")).hasSize(5);
    assertThat(fields(node.get("tasks").get(0)))
        .containsExactly("bin", "subproblems", "weight", "prefixes");
    assertThat(node.get("tasks").get(0).get("prefixes"))
        .hasSize(node.get("tasks").get(0).get("subproblems").asInt())
        .allMatch(prefix -> prefix.size() == 2);
    assertThat(weight(node)).isCloseTo(1.0, within(1e-9));
    String table =
        printed("plan", "kanoodle", "--engine", "links", "--split-depth", 2, "--bins", 5);
    assertThat(table)
        .contains("puzzle       kanoodle\n")
        .contains("engine       links, items in the order puzzle\n")
        .contains("split depth  2\n")
        .contains("subproblems  " + node.get("subproblems").asInt() + "\n")
        .contains("tasks        5 on local[2,4] with 2 cores\n")
        .containsPattern("\n {4}4 +\\d+ +\\d+\\.\\d\\d% {2}\\[\\d+, \\d+]\n");
    assertThat(printed("plan", dlx("one", "a\na\n"))).contains("planning found all");
    assertThat(printed("plan", "kanoodle", "--up-to-symmetry"))
        .contains("symmetry     one solution per class, split by the orbits of LightGreen\n");
  }

  private static double weight(JsonNode node) {
    return StreamSupport.stream(node.get("tasks").spliterator(), false)
        .mapToDouble(task -> task.get("weight").asDouble())
        .sum();
  }

  @Test
  void countsBeyond64BitsWhateverTheEngineAndThePlan() {
    String items = IntStream.range(0, 66).mapToObj(item -> "i" + item).collect(joining(" "));
    String options =
        IntStream.range(0, 66)
            .mapToObj(item -> "i%1$d\ni%1$d\n".formatted(item))
            .collect(joining());
    Path coins = dlx("coins", items + "\n" + options);
    String expected = BigInteger.TWO.pow(66) + "\n";
    assertThat(printed("count", coins)).isEqualTo(expected);
    assertThat(dance("count", coins, "--memory", "1").out()).isEqualTo(expected);
    Path kept = temporary.resolve("kept");
    Object[] words = {
      "count", coins, "--engine", "diagram", "--memory", "1", "--bins", "2", "--out", kept
    };
    assertThat(dance(words).out()).isEqualTo(expected);
    assertThat(dance("count", "--resume", kept).out()).isEqualTo(expected);
  }

  @Test
  void tablesThatDoNotFitAreLeftAlone() {
    int size = 30_000;
    String items = IntStream.range(0, size).mapToObj(item -> "i" + item).collect(joining(" "));
    Path wide = dlx("wide", items + "\n" + items.replace(' ', '\n') + "\n");
    assertThat(printed("count", wide, "--memory", "64m")).isEqualTo("1\n");
    Dancing said = dance("count", wide, "--memory", "64m", "--engine", "diagram");
    assertThat(said.code()).isEqualTo(3);
    assertThat(said.err()).contains("for 30,000 options x 30,000 items, and may use 64 MB");
  }
}
