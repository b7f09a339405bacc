package org.dancingsparks.cli.count;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.BooleanNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.LongAdder;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerStageCompleted;
import org.dancingsparks.runs.Faults;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.Disturbed;
import org.dancingsparks.testing.SharedSpark;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("spark")
class RoundsCommandTest {
  @TempDir private Path directory;

  private static Dancing count(String flags) {
    SharedSpark.session();
    return Dancing.dance((Object[]) ("count " + flags).split(" "));
  }

  @Test
  void countsAndReportsEachRound() {
    Dancing ran = count("pentominoes:3x20 --rounds --tmp " + directory);
    assertThat(ran.code()).as(ran.err()).isZero();
    assertThat(ran.out()).isEqualTo("8\n");
    assertThat(ran.err())
        .contains("5 rounds of at most 6 partitions", "round 3 of 5: 6 partitions");
    assertThat(directory).isEmptyDirectory();
  }

  /** As on a file system that has files of its own in the directory, or one that is immutable. */
  @ParameterizedTest
  @ValueSource(strings = {"pentominoes:3x20", "queens:7"})
  void countIsPrintedWhereItsFilesCannotBeDeleted(String puzzle) {
    Faults faults = Faults.of(Faults.Operation.DELETE, Faults.Fault.IS_FORBIDDEN);
    Dancing ran = Disturbed.on(faults, List.of("count", puzzle, "--rounds", "--tmp"), directory);
    assertThat(ran.out()).isEqualTo(puzzle.startsWith("queens") ? "40\n" : "8\n");
    assertThat(ran.code()).as(ran.err()).isZero();
    assertThat(ran.err())
        .contains(puzzle + ": temporary files stay in faulty:" + directory + "/dance-")
        .contains(": DELETE is forbidden: ", "; delete them yourself.\n");
  }

  @Test
  void printsJson() {
    Dancing ran = count("pentominoes:3x20 --rounds --json --quiet --given #1");
    assertThat(ran.code()).as(ran.err()).isZero();
    assertThat(ran.out()).contains("\"regime\" : \"rounds\"", "\"rounds\" : 5", "\"bytes\" : ");
  }

  @Test
  void plansWithoutCounting() {
    Dancing text = Dancing.dance("plan", "pentominoes:3x20", "--rounds");
    assertThat(text.code()).as(text.err()).isZero();
    assertThat(text.out())
        .contains("\nrounds       5, of at most 6 partitions, by 4 keys\n", "residuals    4,")
        .containsPattern("\nfiles        some [0-9]+ KB, give or take [0-9]+ KB at a time\n")
        .contains("\nexchanged    some ", " on 2 cores, at ")
        .contains("\n    0  1\n    1  22, give or take 1\n");
    Dancing json = Dancing.dance("plan", "pentominoes:3x20", "--rounds", "--json");
    assertThat(json.out()).contains("\"taskBytes\" : ", "\"seconds\" : ", "\"layers\" : [ {");
    Dancing contradiction = Dancing.dance("plan", "kanoodle", "--rounds", "--bins", "8");
    assertThat(contradiction.code()).isEqualTo(2);
  }

  @Test
  void plansForTheCoresThatTheUserNames() {
    Dancing plan = Dancing.dance("plan", "pentominoes:3x20", "--rounds", "--cores", "64");
    assertThat(plan.out())
        .contains(
            "\nrounds       11, of at most 252 partitions, by 10 keys\n", " on 64 cores, at ");
    // Tens of thousands of residuals take less than a second, 22 stages of Spark do not.
    assertThat(plan.out())
        .contains("\ntime         about 4 seconds on ", " and Spark's own time\n");
    Dancing json = Dancing.dance("plan", "dominoes:4x4", "--rounds", "--cores", "64", "--json");
    assertThat(json.out()).contains("\"cores\" : 64", "\"areCoresKnown\" : true");
    Dancing ran = count("dominoes:2x3 --rounds --cores 3 --json --quiet");
    assertThat(ran.out()).as(ran.err()).contains("\"solutions\" : 3,");
  }

  @Test
  void logsALineOfJsonForEachRound() throws IOException {
    Path log = directory.resolve("rounds.jsonl");
    Dancing ran = count("dominoes:2x3 --rounds --quiet --log " + log);
    assertThat(ran.out()).as(ran.err()).isEqualTo("3\n");
    List<String> lines = Files.readAllLines(log);
    assertThat(lines.get(lines.size() - 1))
        .matches(
            "\\{\"round\":(\\d+),\"rounds\":\\1,\"partitions\":\\d+,\"residuals\":\\d+,\"bytes\":\\d+,"
                + "\"bytesShuffled\":\\d+,\"bytesSpilled\":0,\"skew\":\\d+\\.\\d+,\"seconds\":[0-9.E-]+}");
    int rounds = Dancing.json("plan", "dominoes:2x3", "--rounds", "--json").get("rounds").asInt();
    assertThat(lines).hasSize(rounds);

    Dancing again = count("dominoes:2x3 --log " + log);
    assertThat(again.code()).isEqualTo(2);
    assertThat(again.err()).contains("--log is for the rounds of --rounds");
    Dancing nowhere = count("dominoes:2x3 --rounds --log " + directory.resolve("no/log"));
    assertThat(nowhere.code()).isEqualTo(3);
    assertThat(nowhere.err()).contains("name a file that you may write with --log");
  }

  @ParameterizedTest
  @ValueSource(strings = {"pentominoes:3x20", "queens:6"})
  void logsTheRoundsOnTheWayBackOfADiagram(String puzzle) throws IOException {
    Path log = directory.resolve("rounds.jsonl");
    Path place = directory.resolve("diagram");
    Dancing ran = count(puzzle + " --rounds --diagram --out " + place + " --log " + log);
    assertThat(ran.code()).as(ran.err()).isZero();

    List<JsonNode> lines = new ArrayList<>();
    for (String line : Files.readAllLines(log)) {
      lines.add(new ObjectMapper().readTree(line));
    }
    int rounds = lines.get(0).get("rounds").asInt();
    assertThat(lines).hasSize(2 * rounds);
    List<JsonNode> back = lines.subList(rounds, lines.size());
    assertThat(back.get(0).get("round").asInt()).isEqualTo(rounds);
    assertThat(back.get(rounds - 1).get("round").asInt()).isEqualTo(1);
    assertThat(ran.err()).contains("round 1 of %d, on the way back: ".formatted(rounds));
    JsonNode parts =
        new ObjectMapper().readTree(place.resolve("_meta/run.json").toFile()).findValue("parts");
    for (List<String> names : List.of(List.of("nodes", "rows"), List.of("bytes", "bytes"))) {
      assertThat(sum(back, names.get(0))).isPositive().isEqualTo(sum(parts, names.get(1)));
    }
  }

  private static long sum(Iterable<JsonNode> nodes, String key) {
    long sum = 0;
    for (JsonNode node : nodes) {
      sum += node.get(key).asLong();
    }
    return sum;
  }

  /** By carriers and by place, each of which spills in its own way. */
  @ParameterizedTest
  @ValueSource(strings = {"pentominoes:3x20", "dominoes:6x6"})
  void logsTheBytesThatTasksSpillAsSparkShowsThem(String puzzle) throws Exception {
    Path log = directory.resolve("rounds.jsonl");
    LongAdder shown = new LongAdder();
    SparkListener listener =
        new SparkListener() {
          @Override
          public void onStageCompleted(SparkListenerStageCompleted ended) {
            shown.add(ended.stageInfo().taskMetrics().diskBytesSpilled());
          }
        };
    SharedSpark.context().addSparkListener(listener);
    String roomy = count(puzzle + " --rounds --quiet").out();
    Dancing ran = count(puzzle + " --rounds --quiet --memory 1k --log " + log);
    SharedSpark.context().listenerBus().waitUntilEmpty();
    SharedSpark.context().removeSparkListener(listener);

    assertThat(ran.out()).as(ran.err()).isEqualTo(roomy);
    long spilled = 0;
    for (String line : Files.readAllLines(log)) {
      spilled += new ObjectMapper().readTree(line).get("bytesSpilled").asLong();
    }
    assertThat(spilled).isPositive().isEqualTo(shown.sum());
  }

  @Test
  void isStoredAndResumed() {
    Path place = directory.resolve("stored");
    Dancing first = count("pentominoes:3x20 --rounds --quiet --out " + place);
    assertThat(first.out()).as(first.err()).isEqualTo("8\n");
    Dancing refused = count("pentominoes:3x20 --rounds --out " + place);
    assertThat(refused.code()).isEqualTo(3);
    assertThat(refused.err())
        .contains("already exists; choose another place, resume it with --resume");
    Dancing again = count("--resume " + place);
    assertThat(again.out()).isEqualTo("8\n");
    assertThat(again.err()).contains("is complete");
    assertThat(count("--check --json --resume " + place).out()).contains("\"keys\" : [");
    Dancing elsewhere = count("--tmp " + directory + " --resume " + place);
    assertThat(elsewhere.code()).isEqualTo(2);
    assertThat(elsewhere.err()).contains("--tmp is for --rounds without --out");
    Dancing other = count("pentominoes:6x10 --rounds --resume " + place);
    assertThat(other.code()).isEqualTo(3);
    assertThat(other.err()).contains("but the run was started with pentominoes:3x20");
    for (String cut : List.of("--bins 8", "--split-depth 1")) {
      Dancing binned = count(cut + " --resume " + place);
      assertThat(binned.code()).isEqualTo(3);
      assertThat(binned.err()).contains("the run counts in rounds, which have neither; leave it");
    }
    Dancing proof = Dancing.dance("verify", place);
    assertThat(proof.out()).as(proof.err()).isEqualTo("8\n");
    assertThat(proof.err()).contains("a diagram counts as many");
  }

  @Test
  void doesNotResumeACountOfAnotherKind() {
    Path place = directory.resolve("stored");
    assertThat(count("pentominoes:3x20 --quiet --out " + place).out()).isEqualTo("8\n");
    Dancing refused = count("pentominoes:3x20 --rounds --resume " + place);
    assertThat(refused.code()).isEqualTo(3);
    assertThat(refused.err())
        .contains("the engine's regime is rounds, but the run was started with ranges");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--rounds --out nowhere --tmp .",
        "--rounds --engine links",
        "--rounds --up-to-symmetry",
        "--rounds --split-symmetry X",
        "--rounds --split-depth 1",
        "--rounds --bins 8"
      })
  void refusesFlagsThatContradictEachOther(String flags) {
    Dancing ran = count("pentominoes:3x20 " + flags);
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("--rounds");
  }

  @Test
  void saysWhereFilesCannotBe() throws IOException {
    Path file = Files.writeString(directory.resolve("file"), "");
    for (String flags : List.of("--rounds", "--engine layers")) {
      for (String scheme : flags.equals("--rounds") ? List.of("", "file:") : List.of("")) {
        Dancing absent =
            count("pentominoes:3x20 " + flags + " --tmp " + scheme + directory.resolve("absent/x"));
        assertThat(absent.code()).isEqualTo(2);
        assertThat(absent.err()).contains("absent/x: there is no such directory.");
        Dancing notOne = count("pentominoes:3x20 " + flags + " --tmp " + scheme + file);
        assertThat(notOne.code()).isEqualTo(2);
        assertThat(notOne.err()).contains("file: it is not a directory.");
      }
    }
    Dancing elsewhere = count("pentominoes:3x20 --rounds --tmp nowhere:/tmp");
    assertThat(elsewhere.code()).isEqualTo(3);
    assertThat(elsewhere.err()).contains("choose another directory");
  }

  @Test
  void plansPuzzlesWithoutOptions() throws IOException {
    Path file = Files.writeString(directory.resolve("none.dlx"), "a b c\n");
    Dancing text = Dancing.dance("plan", file, "--rounds");
    assertThat(text.code()).as(text.err()).isZero();
    assertThat(text.out()).contains("\nresiduals    at most 1 at a place\n");
  }

  @Test
  void countsPuzzlesWithoutPieces() throws IOException {
    Dancing queens = count("queens:8 --rounds --tmp " + directory);
    assertThat(queens.code()).as(queens.err()).isZero();
    assertThat(queens.out()).isEqualTo("92\n");
    assertThat(queens.err())
        .contains("9 rounds of at most 6 partitions, by hash; the number of residuals is not")
        .contains("round 9 of 9: ");
    assertThat(directory).isEmptyDirectory();
    Path file = Files.writeString(directory.resolve("triangle.dlx"), "a b c\na b\nb c\na c\n");
    assertThat(count(file + " --rounds --quiet").out()).isEqualTo("0\n");
  }

  @Test
  void plansPuzzlesWithoutPieces() {
    Dancing text = Dancing.dance("plan", "queens:8", "--rounds");
    assertThat(text.out())
        .contains("\nrounds       9, of at most 6 partitions, by hash\n", "\nplaces       16\n")
        .contains("\nplanned for  2 cores\n")
        .contains("\nresiduals    not estimated; they have at most 22 bits");
    Dancing json = Dancing.dance("plan", "queens:8", "--rounds", "--json");
    assertThat(json.out()).contains("\"rounds\" : 9", "\"shares\" : 6", "\"bits\" : 22");
  }

  @Test
  void plansSayWhichCoresTheyAssume() {
    String assumed = "32 cores (assumed, since the cores are unknown)";
    onCluster(
        Map.of(),
        () -> {
          assertThat(Dancing.printed("plan", "queens:8", "--rounds"))
              .contains("\nplanned for  " + assumed + "\n");
          assertThat(Dancing.printed("plan", "pentominoes:3x20", "--rounds")).contains(assumed);
          assertThat(Dancing.json("plan", "queens:8", "--rounds", "--json").get("areCoresKnown"))
              .isEqualTo(BooleanNode.FALSE);
          assertThat(Dancing.printed("plan", "queens:8", "--rounds", "--cores", 3))
              .contains("\nplanned for  3 cores\n");
        });
  }

  /** A third of the heap of an executor is for residuals, and --memory only limits that. */
  @Test
  void plansForTheMemoryOfExecutors() {
    onCluster(
        Map.of("spark.executor.cores", "2"),
        () ->
            assertThat(Dancing.printed("plan", "queens:8", "--rounds"))
                .contains("exceeds 170 MB a task"));
    onCluster(
        Map.of("spark.executor.cores", "2", "spark.executor.memory", "60g"),
        () -> {
          assertThat(Dancing.printed("plan", "queens:8", "--rounds"))
              .contains("exceeds 10,240 MB a task");
          assertThat(Dancing.printed("plan", "queens:8", "--rounds", "--memory", "1g"))
              .contains("exceeds 512 MB a task");
        });
  }

  /** Does something with the settings of a cluster that is not there. */
  private static void onCluster(Map<String, String> settings, Runnable work) {
    Map<String, String> all = new TreeMap<>(settings);
    all.put("spark.master", "spark://nowhere:7077");
    String before = System.getProperty("spark.master");
    all.forEach(System::setProperty);
    try {
      work.run();
    } finally {
      all.keySet().forEach(System::clearProperty);
      if (before != null) {
        System.setProperty("spark.master", before);
      }
    }
  }

  @Test
  void mergesIsomorphicResiduals() {
    Path place = directory.resolve("stored");
    Dancing latin = count("latin:6 --rounds --out " + place);
    assertThat(latin.out()).isEqualTo("812851200\n");
    assertThat(latin.err())
        .contains("6 rounds of at most 6 partitions, by isomorphism; the number of residuals is");
    assertThat(count("--check --json --resume " + place).out())
        .contains("\"shares\" : 6", "\"byClasses\" : true");
    Dancing proof = Dancing.dance("verify", place);
    assertThat(proof.out()).as(proof.err()).isEqualTo("812851200\n");
  }

  /** After each row, the regular bipartite graphs of 6 and 6 vertices, of degree 1 to 5. */
  @Test
  void jsonHasTheClassesOfAllPartitions() throws IOException {
    JsonNode node = new ObjectMapper().readTree(count("latin:6 --rounds --json").out());
    assertThat(node.get("stages").findValuesAsText("place"))
        .containsExactly("6", "12", "18", "24", "30");
    assertThat(node.get("stages").findValuesAsText("classes"))
        .containsExactly("1", "4", "6", "4", "1");
    assertThat(node.get("residuals").asLong()).isPositive();
  }

  @Test
  void estimatesClassesOfIsomorphicResiduals() {
    Dancing text = Dancing.dance("plan", "latin:6", "--rounds");
    assertThat(text.out())
        .contains("\nrounds       6, of at most 6 partitions, by isomorphism\n")
        .contains("\nround      classes        residuals\n    1            1 ");
    Dancing json = Dancing.dance("plan", "latin:6", "--rounds", "--json");
    assertThat(json.out())
        .contains("\"byClasses\" : true", "\"stages\" : [ {", "\"isCounted\" : true");
  }

  @Test
  void puzzlesWithoutPiecesAreStored() {
    Path place = directory.resolve("stored");
    assertThat(count("queens:7 --rounds --quiet --out " + place).out()).isEqualTo("40\n");
    assertThat(count("--check --json --resume " + place).out()).contains("\"shares\" : 6");
    Dancing proof = Dancing.dance("verify", place);
    assertThat(proof.out()).as(proof.err()).isEqualTo("40\n");
  }
}
