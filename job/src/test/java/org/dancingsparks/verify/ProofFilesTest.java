package org.dancingsparks.verify;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.printed;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.apache.parquet.example.data.Group;
import org.dancingsparks.runs.Faults;
import org.dancingsparks.runs.Faults.Fault;
import org.dancingsparks.runs.Faults.Operation;
import org.dancingsparks.runs.FaultyFileSystem;
import org.dancingsparks.runs.proofs.ProofColumns;
import org.dancingsparks.testing.Dancing;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Proofs on disk, by the three checkers: {@code verify}, DuckDB and Python. */
@Tag("slow")
class ProofFilesTest {
  private static final Path SCRIPT = Path.of("../cases/check_proof.py");

  @TempDir private Path temporary;
  private Path proof;

  @BeforeEach
  void prove() {
    proof = temporary.resolve("proof");
    assertThat(printed("prove", "queens:6", "--out", proof, "--quiet")).isEqualTo("4\n");
  }

  /** The first row of the answer of DuckDB. */
  private static List<String> duckDb(Path proof) throws SQLException {
    return duckDb(printed("prove", proof, "--sql"));
  }

  private static List<String> duckDb(String sql) throws SQLException {
    return answer(sql).get(0);
  }

  private static String verdicts(String sql) throws SQLException {
    return answer(sql).stream().map(row -> row.get(0)).collect(joining("\n"));
  }

  private static List<List<String>> answer(String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = connection.createStatement();
        ResultSet answer = statement.executeQuery(sql)) {
      List<List<String>> rows = new ArrayList<>();
      while (answer.next()) {
        List<String> row = new ArrayList<>();
        for (int column = 1; column <= answer.getMetaData().getColumnCount(); column++) {
          row.add(answer.getString(column));
        }
        rows.add(row);
      }
      return rows;
    }
  }

  private String python(Path proof, String... givens) throws IOException, InterruptedException {
    return pythonOfRows(csv(proof), proof, givens);
  }

  private String pythonRefusing(Path proof) throws IOException, InterruptedException {
    return pythonRefusing(csv(proof), proof);
  }

  private Path csv(Path proof) throws IOException {
    Path rows = temporary.resolve("rows.csv");
    return Files.writeString(
        rows, printed("sql", "SELECT * FROM parquet.`%s`".formatted(proof), "--csv", "--quiet"));
  }

  private static String pythonOfRows(Path rows, Path proof, String... givens)
      throws IOException, InterruptedException {
    return python(0, rows, proof, givens);
  }

  private static String pythonRefusing(Path rows, Path proof)
      throws IOException, InterruptedException {
    return python(1, rows, proof);
  }

  private static String python(int code, Path rows, Path proof, String... givens)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("python3", SCRIPT.toString()));
    command.add(proof.resolve("_meta/problem.dlx").toString());
    command.add(rows.toString());
    command.addAll(List.of(givens));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String out = new String(process.getInputStream().readAllBytes());
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).as(out).isEqualTo(code);
    assertThat(out).doesNotContain("Traceback");
    return out;
  }

  private static String verified(Path proof) {
    Dancing ran = dance("verify", proof, "--quiet");
    return ran.code() == 0 ? ran.out() : ran.err();
  }

  @Test
  void checkersAccept() throws Exception {
    assertThat(verified(proof)).isEqualTo("4\n");
    assertThat(duckDb(proof)).startsWith("proved", "4", "4");
    assertThat(python(proof)).isEqualTo("4\n");
  }

  @Test
  void checkersNameTheRowAndBothNumbers() throws Exception {
    Forgery forgery = new Forgery(proof);
    List<Group> rows = forgery.groups(0);
    int row = rows.size() - 1;
    long number = rows.get(row).getLong("number", 0);
    forgery.value(0, row, "number", number + 5);
    assertThat(verified(proof))
        .contains(
            "part-00000.parquet: row %d, of the residual r".formatted(row + 1),
            ": its number is %d, and should be %d".formatted(number + 5, number));
    assertThat(duckDb(proof))
        .startsWith(
            "its number is not the sum of the others",
            String.valueOf(number + 5),
            String.valueOf(number));
    assertThat(pythonRefusing(proof))
        .contains("the row has %d, and should have %d".formatted(number + 5, number));
  }

  @Test
  void pythonChecksSomaAndSaysWhatItCannotRead() throws Exception {
    Path soma = temporary.resolve("soma");
    printed("prove", "soma", "--out", soma, "--quiet");
    assertThat(python(soma)).isEqualTo("11520\n");
    Path rows = temporary.resolve("rows.csv");
    String all = Files.readString(rows);
    String header = all.substring(0, all.indexOf('\n'));
    for (String line : List.of("1", "1,2,3,4,5", "x,0,1", "1,x,1", "1_0,0,1", " 1,0,1", "1,0,01")) {
      Files.writeString(rows, header + "\n" + line + "\n");
      assertThat(pythonRefusing(rows, soma)).startsWith("a row is not numbers of the columns");
    }
    Files.writeString(rows, "item,number\n0,1\n");
    assertThat(pythonRefusing(rows, soma)).startsWith("a row is not numbers of the columns");
    Files.delete(rows);
    assertThat(pythonRefusing(rows, soma)).startsWith("cannot be read: FileNotFoundError: ");
  }

  /** DuckDB would take such names of directories for columns. */
  @Test
  void namesOfDirectoriesAreNoColumns() throws Exception {
    Path moved = temporary.resolve("item=0/number=7");
    printed("prove", "queens:6", "--out", moved, "--quiet");
    assertThat(duckDb(moved)).startsWith("proved", "4", "4");
  }

  @Test
  void sqlRefusesPathsThatDuckDbTakesForPatterns() {
    Path moved = temporary.resolve("q[1]");
    printed("prove", "queens:6", "--out", moved, "--quiet");
    assertThat(dance("prove", moved, "--sql").assertMendable().err())
        .contains("which DuckDB takes for a pattern; move the proof");
  }

  @Test
  void numberOfBinsIsThatOfParts() throws Exception {
    new Forgery(proof).manifest(root -> root.put("bins", Integer.MAX_VALUE));
    assertThat(verified(proof)).contains("its parts are not those of its bins");
  }

  @Test
  void manifestsNameTheFieldThatIsWrong() throws Exception {
    new Forgery(proof).manifest(root -> root.put("bins", "many"));
    assertThat(verified(proof)).contains("_meta/run.json has no valid \"bins\"");
    new Forgery(proof).manifest(root -> root.put("bins", 1).remove("columns"));
    assertThat(verified(proof)).contains("_meta/run.json lacks some of its fields");
    for (String field : List.of("file", "sha256")) {
      Path other = temporary.resolve(field);
      printed("prove", "queens:5", "--out", other, "--quiet");
      new Forgery(other).manifest(root -> ((ObjectNode) root.get("parts").get(0)).remove(field));
      assertThat(verified(other)).contains("_meta/run.json has no valid \"parts\"");
    }
  }

  @Test
  void sqlIsForAProofAlone() {
    assertThat(dance("prove", proof, "--sql", "--given", "#1").assertUsageError().err())
        .contains("--sql is for a proof that is there, in P; leave out --given.");
    assertThat(dance("prove", "queens:6", "--sql").assertMendable().err())
        .contains("queens:6 cannot be read");
    assertThat(dance("plan", "queens:6", "--proof", "--engine", "links").assertUsageError().err())
        .contains("--proof is an engine of its own; leave out --engine.");
  }

  @Test
  void checkersMissARow() throws Exception {
    Forgery forgery = new Forgery(proof);
    List<Group> rows = forgery.groups(0);
    rows.remove(0);
    forgery.part(0, ProofColumns.of(1, BigInteger.valueOf(4)).type(), rows);
    forgery.manifest(
        root -> {
          ((ObjectNode) root.get("parts").get(0)).put("rows", rows.size());
        });
    assertThat(verified(proof)).contains("it leads to a residual that has no row");
    assertThat(duckDb(proof)).startsWith("an option leaves a residual that has no row");
    assertThat(pythonRefusing(proof)).contains(": there is no row of the residual ");
  }

  @Test
  void givensAreChosenAndNoOptions() throws Exception {
    Path given = temporary.resolve("given");
    String count = printed("count", "queens:6", "--given", "#2", "--quiet");
    assertThat(printed("prove", "queens:6", "--given", "#2", "--out", given, "--quiet"))
        .isEqualTo(count);
    Dancing verified = dance("verify", given);
    assertThat(verified.out()).isEqualTo(count);
    assertThat(verified.err()).contains(" rows follows from others, with #2 given");
    assertThat(Dancing.json("verify", given, "--json", "--quiet").get("givens").toString())
        .isEqualTo("[2]");
    assertThat(duckDb(given)).startsWith("proved, with #2 given", count.strip());
    assertThat(python(given, "2")).isEqualTo(count);
  }

  /** Else a row without items would prove that there is one solution. */
  @Test
  void sqlNeedsTheProblemThatItIsFor() throws Exception {
    String sql = printed("prove", proof, "--sql");
    Path problem = proof.resolve("_meta/problem.dlx");
    String items = IntStream.range(0, 64).mapToObj(item -> "a" + item).collect(joining(" "));
    Files.writeString(problem, items + " z\n" + items + "\na0 z\n");
    assertThat(verdicts(sql)).contains("it has more items than the one that this statement is for");
    // The statement for it has two words, of which the rows have one.
    String ofTwo = printed("prove", proof, "--sql");
    assertThatThrownBy(() -> verdicts(ofTwo)).hasMessageContaining("open_1");
    Files.delete(problem);
    assertThat(verdicts(sql)).contains("problem.dlx: it is not there, or has no items");
    assertThat(dance("prove", proof, "--sql").assertMendable().err())
        .contains("_meta/problem.dlx is missing");
  }

  @Test
  void wordsAndLinesAreSeparatedInManyWays() throws Exception {
    String sql = printed("prove", proof, "--sql");
    Path problem = proof.resolve("_meta/problem.dlx");
    String text = Files.readString(problem);
    python(proof);
    Path rows = temporary.resolve("rows.csv");
    List<String> others =
        List.of(
            "\uFEFF" + text,
            text.replace("\n", "\r\n"),
            "| a comment\u2003\n \u000B\n" + text.replace(" ", "\u000B\t\f").replace("\n", "\r"));
    for (String other : others) {
      Files.writeString(problem, other);
      assertThat(duckDb(sql)).startsWith("proved", "4", "4");
      assertThat(pythonOfRows(rows, proof)).isEqualTo("4\n");
    }
    for (String blank : List.of("\u2003", "\u00A0", "\u0085", "\u001D")) {
      Files.writeString(problem, text.replaceAll("(?m)(?<= |^)b1(?= |$)", "b1" + blank));
      assertThat(verdicts(sql)).contains("white space");
      assertThat(pythonRefusing(rows, proof)).contains("white space");
      assertThat(verified(proof)).contains("problem.dlx");
    }
  }

  @Test
  void problemsThatAreNoneAreRefused() throws Exception {
    String sql = printed("prove", proof, "--sql");
    Path problem = proof.resolve("_meta/problem.dlx");
    List<String> lines = Files.readAllLines(problem);
    python(proof);
    Path rows = temporary.resolve("rows.csv");
    String item = lines.get(0).split(" ")[0];
    for (String added : List.of(item + " " + item, "nowhere", item + " |x")) {
      Files.writeString(problem, String.join("\n", lines) + "\n" + added + "\n");
      assertThat(verdicts(sql)).contains("problem.dlx: ");
      assertThat(pythonRefusing(rows, proof)).containsAnyOf("an item twice", "KeyError: 'nowhere'");
    }
    for (String second : List.of("|", item)) {
      List<String> changed = new ArrayList<>(lines);
      changed.set(0, lines.get(0) + " " + second);
      Files.write(problem, changed);
      assertThat(verdicts(sql)).contains("problem.dlx: ");
      assertThat(pythonRefusing(rows, proof)).containsAnyOf("an item twice", "KeyError: 'nowhere'");
    }
  }

  @Test
  void numbersAsTextHaveOneForm() throws Exception {
    Path large = temporary.resolve("large");
    printed("prove", "dominoes:4x50", "--out", large, "--quiet");
    for (String wrong : List.of("01", "1e0", "1_0")) {
      Forgery forgery = new Forgery(large);
      List<Group> rows = forgery.groups(0);
      forgery.value(0, rows.size() - 1, "number", wrong);
      assertThat(verified(large))
          .contains(
              "part-00000.parquet: row %,d: its number is malformed: %s"
                  .formatted(rows.size(), wrong));
      assertThat(verdicts(printed("prove", large, "--sql"))).contains("its number is none");
      assertThat(pythonRefusing(large)).contains("a row is not numbers of the columns");
    }
  }

  @Test
  void pythonChecksASudoku() throws Exception {
    Path sudoku = temporary.resolve("sudoku");
    printed("prove", "../cases/puzzles/sudoku-2.dlx", "--out", sudoku, "--quiet");
    assertThat(python(sudoku)).isEqualTo("288\n");
    assertThat(duckDb(sudoku)).startsWith("proved", "288");
  }

  @Test
  void pythonChecksASudokuOfTheUsualSize() throws Exception {
    Path sudoku = temporary.resolve("sudoku");
    String board =
        ".1..2..8...5..6....2...9.765723..8...8....6....1....45.46.9........87......4..7..";
    printed("prove", "sudoku:3", "--board", board, "--out", sudoku, "--quiet");
    List<String> givens = new ArrayList<>();
    new ObjectMapper()
        .readTree(sudoku.resolve("_meta/run.json").toFile())
        .get("givens")
        .forEach(given -> givens.add(given.asText()));
    assertThat(givens).hasSize(26);
    assertThat(python(sudoku, givens.toArray(String[]::new))).isEqualTo("1\n");
  }

  @Test
  void pythonChecksKanoodleWithTwoPieces() throws Exception {
    Path kanoodle = temporary.resolve("kanoodle");
    List<String> given = List.of("kanoodle", "--given", "#1313", "--given", "#1755", "--quiet");
    String count = withGivens(given, "count");
    assertThat(withGivens(given, "prove", "--out", kanoodle)).isEqualTo(count);
    assertThat(verified(kanoodle)).isEqualTo(count);
    assertThat(python(kanoodle, "1313", "1755")).isEqualTo(count);
  }

  private static String withGivens(List<String> given, Object... words) {
    List<Object> all = new ArrayList<>(List.of(words));
    all.addAll(given);
    return printed(all.toArray());
  }

  /** Rows that are few are counted, and bytes measured. */
  @Test
  void planSaysRowsAndBytes() throws Exception {
    Object sudoku = Path.of("../cases/puzzles/sudoku-2.dlx");
    for (Object name : List.of("soma", sudoku, "queens:8", "dominoes:4x50")) {
      Path out = Files.createTempDirectory(temporary, "plan").resolve("out");
      printed("prove", name, "--out", out, "--quiet");
      JsonNode parts =
          new ObjectMapper().readTree(out.resolve("_meta/run.json").toFile()).get("parts");
      JsonNode plan =
          new ObjectMapper().readTree(printed("plan", name, "--proof", "--json", "--quiet"));
      assertThat(plan.get("rows").asLong()).isEqualTo(sum(parts, "rows"));
      double bytes = sum(parts, "bytes");
      assertThat(plan.get("bytes").asDouble()).isBetween(bytes / 1.2, 1.2 * bytes);
    }
  }

  private static long sum(JsonNode parts, String field) {
    long sum = 0;
    for (JsonNode part : parts) {
      sum += part.get(field).asLong();
    }
    return sum;
  }

  @Test
  void negativeNumbersAreNoSums() throws Exception {
    Path parts = temporary.resolve("parts");
    printed("prove", "soma", "--out", parts, "--quiet");
    Forgery forgery = new Forgery(parts);
    int row = forgery.groups(0).size() - 1;
    forgery.value(0, row, "number", -5L);
    forgery.value(0, row / 2, "number", -6L);
    Dancing ran = dance("verify", parts, "--quiet");
    assertThat(ran.code()).isEqualTo(3);
    assertThat(ran.err())
        .contains("row %,d, of the residual ".formatted(row + 1))
        .contains(": its number is -5, and should be ")
        .contains("row %,d, of the residual ".formatted(row / 2 + 1))
        .contains(": its number is -6, and should be ");
  }

  @Test
  void partOfOtherBytesIsNamed() throws Exception {
    Path part = proof.resolve("part-00000.parquet");
    byte[] bytes = Files.readAllBytes(part);
    bytes[bytes.length / 2] ^= 1;
    Files.write(part, bytes);
    Dancing ran = dance("verify", proof, "--quiet");
    assertThat(ran.code()).isEqualTo(3);
    assertThat(ran.err()).contains("part-00000.parquet: is not as it was written");
  }

  @Test
  void truncatedFileIsNamed() throws Exception {
    Path part = proof.resolve("part-00000.parquet");
    byte[] bytes = Files.readAllBytes(part);
    Files.write(part, Arrays.copyOf(bytes, bytes.length - 3));
    assertThat(verified(proof)).contains("part-00000.parquet", "bytes");
  }

  /** A problem changed so that all rows follow still, its checksum in the manifest, too. */
  @Test
  void otherProblemIsFoundByItsHash() throws Exception {
    Path toy = temporary.resolve("toy");
    printed("prove", "../cases/toys/six-by-four.dlx", "--out", toy, "--quiet");
    Forgery forgery = new Forgery(toy);
    Path problem = toy.resolve("_meta/problem.dlx");
    String text = Files.readString(problem);
    String first = text.lines().findFirst().orElseThrow();
    // With an item that no option has.
    forgery.sideFile("_meta/problem.dlx", text.replace(first, first + " | unused"));
    assertThat(verified(toy)).contains("its puzzle is not the one beside it");
    forgery.sideFile("_meta/problem.dlx", text);
    assertThat(verified(toy)).isEqualTo("3\n");
  }

  @Test
  void optionsBesideAreThoseOfTheProblem() throws Exception {
    assertThat(proof.resolve("_meta/options.parquet")).exists();
    Path other = temporary.resolve("other");
    printed("prove", "queens:7", "--out", other, "--quiet");
    new Forgery(proof)
        .sideFile(
            "_meta/options.parquet", Files.readAllBytes(other.resolve("_meta/options.parquet")));
    assertThat(verified(proof))
        .contains("_meta/options.parquet: its row of option 0 is not the puzzle's");
  }

  /** A proof as another program may write it: DuckDB, and a manifest from its page. */
  @Test
  void proofsOfOtherProgramsAreVerified() throws Exception {
    Path others = temporary.resolve("others");
    Files.createDirectories(others.resolve("_meta"));
    Files.copy(proof.resolve("_meta/problem.dlx"), others.resolve("_meta/problem.dlx"));
    Path part = others.resolve("part-00000.parquet");
    String rows =
        "COPY (FROM read_parquet('%s/*.parquet') ORDER BY open_0 DESC) TO '%s' (FORMAT parquet)"
            .formatted(proof, part);
    try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = connection.createStatement()) {
      statement.execute(rows);
    }
    JsonNode known = new ObjectMapper().readTree(proof.resolve("_meta/run.json").toFile());
    Path problem = others.resolve("_meta/problem.dlx");
    String text =
        """
        {
          "format" : 1,
          "program" : "by hand",
          "contents" : "proof",
          "puzzle" : "queens",
          "problem" : %s,
          "description" : "%s",
          "givens" : [ ],
          "bins" : 1,
          "items" : [ ],
          "columns" : [ "open_0", "item", "number" ],
          "solutions" : 4,
          "parts" : [ {
            "file" : "part-00000.parquet",
            "rows" : %s,
            "bytes" : %d,
            "sha256" : "%s"
          } ],
          "files" : [ {
            "file" : "_meta/problem.dlx",
            "bytes" : %d,
            "sha256" : "%s"
          } ]
        }
        """
            .formatted(
                known.get("problem"),
                sha256(problem),
                known.get("parts").get(0).get("rows"),
                Files.size(part),
                sha256(part),
                Files.size(problem),
                sha256(problem));
    String seal = HexFormat.of().formatHex(digest().digest(text.getBytes(StandardCharsets.UTF_8)));
    Files.writeString(
        others.resolve("_meta/run.json"),
        text.replace("  } ]\n}", "  } ],\n  \"seal\" : \"" + seal + "\"\n}"));
    assertThat(verified(others)).isEqualTo("4\n");
    assertThat(duckDb(others)).startsWith("proved", "4", "4");
  }

  private static String sha256(Path file) throws Exception {
    return HexFormat.of().formatHex(digest().digest(Files.readAllBytes(file)));
  }

  private static MessageDigest digest() throws Exception {
    return MessageDigest.getInstance("SHA-256");
  }

  @Test
  void numbersOfRowsThatCannotBeAreNamed() throws Exception {
    for (long rows : new long[] {-1, Long.MAX_VALUE, 7}) {
      new Forgery(proof)
          .manifest(root -> ((ObjectNode) root.get("parts").get(0)).put("rows", rows));
      assertThat(verified(proof))
          .contains(rows == 7 ? "has more rows than the 7" : "does not have");
    }
  }

  @Test
  @Tag("slow")
  void duckDbChecksKanoodle() throws Exception {
    Path kanoodle = temporary.resolve("kanoodle");
    assertThat(printed("prove", "kanoodle", "--out", kanoodle, "--quiet")).isEqualTo("371020\n");
    assertThat(duckDb(kanoodle)).startsWith("proved", "371020");
  }

  @Test
  void numbersOfAnySize() throws Exception {
    Path large = temporary.resolve("large");
    String count = printed("count", "dominoes:4x50", "--quiet");
    assertThat(printed("prove", "dominoes:4x50", "--out", large, "--quiet")).isEqualTo(count);
    assertThat(verified(large)).isEqualTo(count);
    assertThat(duckDb(large)).startsWith("proved", count.strip());
    assertThat(python(large)).isEqualTo(count);
  }

  @Test
  void coloursAndMultiplicitiesAreVerified() {
    for (String name : List.of("colours", "multiplicities", "choices")) {
      Path out = temporary.resolve(name);
      Path problem = Path.of("../cases/toys/%s.dlx".formatted(name));
      String count = printed("count", problem, "--quiet");
      assertThat(printed("prove", problem, "--out", out, "--quiet")).isEqualTo(count);
      assertThat(verified(out)).isEqualTo(count);
    }
    Dancing refused = dance("prove", temporary.resolve("colours"), "--sql");
    assertThat(refused.code()).isEqualTo(3);
    assertThat(refused.err()).contains("has colours or multiplicities");
  }

  @Test
  void completeProofIsResumed() {
    assertThat(printed("prove", "queens:6", "--out", proof, "--resume", "--quiet"))
        .isEqualTo("4\n");
    Dancing other = dance("prove", "queens:7", "--out", proof, "--resume", "--quiet");
    assertThat(other.code()).isEqualTo(3);
    assertThat(other.err()).contains("the puzzle");
  }

  /** The rows of a proof, sorted. */
  private static List<String> rows(Path proof) {
    String csv = printed("sql", "SELECT * FROM parquet.`%s`".formatted(proof), "--csv", "--quiet");
    return csv.lines().skip(1).sorted().toList();
  }

  /** With colours, bounds, and numbers beyond 64 bits. */
  @ParameterizedTest
  @ValueSource(
      strings = {"soma", "dominoes:4x50", "attacking-queens:3,3", "../cases/toys/colours.dlx"})
  void proofInRoundsHasTheRowsOfOneInMemory(String puzzle) {
    Path memory = temporary.resolve("memory");
    String solutions = printed("prove", puzzle, "--out", memory, "--quiet");
    Path rounds = temporary.resolve("rounds");
    Path log = temporary.resolve("rounds.jsonl");
    assertThat(printed("prove", puzzle, "--rounds", "--out", rounds, "--log", log, "--quiet"))
        .isEqualTo(solutions);
    assertThat(rows(rounds)).isEqualTo(rows(memory));
    assertThat(log).content().contains("\"rows\":");
    assertThat(printed("verify", rounds, "--quiet")).isEqualTo(solutions);
    Dancing again = dance("prove", puzzle, "--rounds", "--out", rounds, "--resume");
    assertThat(again.out()).isEqualTo(solutions);
    assertThat(again.err()).contains("is complete");
  }

  @Test
  void proofInRoundsOfGivensIsCheckedByDuckDbToo() throws SQLException {
    Path rounds = temporary.resolve("rounds");
    String solutions =
        printed("prove", "queens:6", "--given", "#2", "--rounds", "--out", rounds, "--quiet");
    assertThat(duckDb(rounds)).startsWith("proved, with #2 given", solutions.strip());
  }

  /** Begins a proof, of which a test goes on with what is left of its plan. */
  private static void stop(Path place, Object... more) {
    List<Object> words = new ArrayList<>(List.of("prove", "queens:6", "--quiet", "--out"));
    words.add("faulty:" + place);
    words.addAll(List.of(more));
    FaultyFileSystem.install(
        new Faults(
            1,
            (operation, file, ordinal) ->
                operation == Operation.CREATE && file.getName().matches("bins-.*|run.json")
                    ? Fault.DIES
                    : Fault.NONE));
    assertThat(dance(words.toArray()).code()).isEqualTo(3);
    FaultyFileSystem.install(Faults.none());
  }

  @Test
  void proofIsResumedInTheWayInWhichItWasBegun() {
    Path rounds = temporary.resolve("rounds");
    stop(rounds, "--rounds", "--cores", 3);
    Dancing others = dance("prove", "queens:6", "--out", rounds, "--resume", "--cores", 9);
    assertThat(others.code()).isEqualTo(2);
    assertThat(others.err()).contains("--cores cannot change the partitions of a proof");
    Dancing resumed = dance("prove", "queens:6", "--out", rounds, "--resume");
    assertThat(resumed.out()).as(resumed.err()).isEqualTo("4\n");
    assertThat(resumed.err()).contains("on the way back");

    Path memory = temporary.resolve("memory");
    stop(memory);
    Dancing inRounds = dance("prove", "queens:6", "--rounds", "--out", memory, "--resume");
    assertThat(inRounds.code()).isEqualTo(2);
    assertThat(inRounds.err()).contains("The proof was begun without --rounds");
    Dancing forRounds = dance("prove", "queens:6", "--cores", 2, "--out", memory, "--resume");
    assertThat(forRounds.code()).isEqualTo(2);
    assertThat(forRounds.err()).contains("--log and --cores are for --rounds");
    assertThat(printed("prove", "queens:6", "--out", memory, "--resume", "--quiet"))
        .isEqualTo("4\n");
  }

  @Test
  void flagsOfRoundsNeedThem() {
    Dancing ran = dance("prove", "queens:6", "--log", "x", "--out", temporary.resolve("x"));
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("--log and --cores are for --rounds; add it.");
  }
}
