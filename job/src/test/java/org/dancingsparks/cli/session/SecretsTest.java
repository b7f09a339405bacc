package org.dancingsparks.cli.session;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.dancingsparks.cli.Main;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.SharedSpark;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Users and passwords in URLs, and paths of files, appear in no record and no message. */
@Tag("slow")
class SecretsTest {
  private static final String USER = "Agatha";
  private static final String PASSWORD = "mousetrap";
  private static final String VAULT = "vault://%s:%s@host".formatted(USER, PASSWORD);

  @TempDir private Path temporary;
  private Path problem;
  private Path order;

  @BeforeEach
  void writeFiles() throws IOException {
    Problem queens = SmallProblems.queens(6);
    problem = Files.writeString(temporary.resolve("q.dlx"), KnuthWriter.write(queens));
    ItemOrder given = ItemOrder.given(queens);
    List<String> names = new ArrayList<>();
    for (int place = queens.items() - 1; place >= 0; place--) {
      names.add(queens.itemName(given.item(place)));
    }
    order = Files.writeString(temporary.resolve("order.txt"), String.join(" ", names));
    Files.writeString(
        temporary.resolve("list.txt"), "12..............\nnot a sudoku\n" + "x".repeat(16) + "\n");
  }

  /** The result of a command: its exit code, and the text of both streams. */
  private record Ran(int code, String all) {}

  private static Ran run(Object... words) {
    SharedSpark.session();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code = Main.run(Stream.of(words).map(Object::toString).toArray(String[]::new), out, err);
    return new Ran(code, out.toString(UTF_8) + err.toString(UTF_8));
  }

  private static Ran assertDiscreet(int code, Object... words) {
    Ran ran = run(words);
    assertThat(ran.code).as(ran.all).isEqualTo(code);
    assertThat(ran.all).doesNotContainIgnoringCase(USER).doesNotContain(PASSWORD);
    return ran;
  }

  private static Map<String, String> files(Path directory) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(directory)) {
      for (Path path : paths.filter(Files::isRegularFile).toList()) {
        files.put(
            directory.relativize(path).toString(),
            new String(Files.readAllBytes(path), ISO_8859_1));
      }
    }
    return files;
  }

  private void assertDiscreetFiles(Path directory) throws IOException {
    assertThat(files(directory).values())
        .isNotEmpty()
        .allSatisfy(
            text ->
                assertThat(text)
                    .doesNotContainIgnoringCase(USER)
                    .doesNotContain(PASSWORD)
                    .doesNotContain(temporary.toString()));
  }

  private List<String> spellings(Path file) {
    return List.of(
        file.toString(),
        file.getParent() + "/./" + file.getFileName(),
        Path.of("").toAbsolutePath().relativize(file).toString(),
        file.toUri().toString(),
        VAULT + file);
  }

  @Test
  void filesAreTheSameHoweverPathsAreSpelled() throws IOException {
    Map<String, String> first = null;
    for (String puzzle : spellings(problem)) {
      for (String items : List.of(order.toString(), VAULT + order)) {
        Path set = temporary.resolve("set");
        assertDiscreet(
            0, "enumerate", puzzle, "--item-order", items, "--overwrite", "--out", VAULT + set);
        assertDiscreetFiles(set);
        first = first == null ? files(set) : first;
        assertThat(files(set)).as(puzzle).isEqualTo(first);
      }
    }
    assertThat(first).containsKeys("_meta/run.json", "_meta/problem.dlx");
    assertThat(first.get("_meta/run.json")).contains("\"q.dlx\"", "\"order.txt\"");
  }

  @Test
  void startsAreTheSameHoweverPathsAreSpelled() throws IOException {
    Map<String, String> first = null;
    for (String puzzle : spellings(problem)) {
      Path set = temporary.resolve("starts");
      assertDiscreet(
          0, "challenges", puzzle, "--pieces", 1, "--overwrite", "--out", VAULT + set, "--json");
      assertDiscreetFiles(set);
      first = first == null ? files(set) : first;
      assertThat(files(set)).as(puzzle).isEqualTo(first);
    }
  }

  @Test
  void listsAreCalledWithoutWhereTheyAre() throws IOException {
    Path set = temporary.resolve("solved");
    String list = VAULT + temporary + "/list.txt";
    Ran ran = assertDiscreet(0, "sudoku", list, "--block", "2x2", "--out", VAULT + set);

    assertThat(ran.all).contains("vault://***@host" + temporary + "/list.txt");
    assertDiscreetFiles(set);
    assertDiscreet(0, "sudoku", list, "--out", VAULT + set, "--resume", "--json");
  }

  /** A run can be resumed with another spelling of a path. */
  @Test
  void runsAreResumedByOtherSpellings() {
    Path set = temporary.resolve("set");
    for (String puzzle : spellings(problem)) {
      for (String items : spellings(order)) {
        assertDiscreet(
            0, "enumerate", puzzle, "--item-order", items, "--out", VAULT + set, "--resume");
      }
      assertDiscreet(0, "challenges", puzzle, "--pieces", 1, "--out", set + "-starts", "--resume");
    }
  }

  @Test
  void othersOfTheSameNameDiffer() throws IOException {
    Path set = temporary.resolve("set");
    assertDiscreet(0, "enumerate", problem, "--item-order", order, "--out", set);
    List<String> names = new ArrayList<>(List.of(Files.readString(order).split(" ")));
    names.add(names.remove(0));
    Path other = Files.createDirectory(temporary.resolve("other")).resolve("order.txt");
    Files.writeString(other, String.join(" ", names));

    Ran ran =
        assertDiscreet(3, "enumerate", problem, "--item-order", other, "--out", set, "--resume");
    assertThat(ran.all).contains("the list of items in order is [");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "count P",
        "count P --json --engine links",
        "count P --out NEW",
        "describe P --json",
        "solve P --json",
        "plan P",
        "export P --format dlx --out NEW.dlx",
        "diagram P --out NEW.xcd",
        "challenges P --pieces 1 --out NEW",
        "estimate P --json",
        "show Y --svg NEW.svg",
        "challenges Y --pieces 1 --booklet NEW.html",
        "enumerate P --out NEW --json",
      })
  void whatIsWrittenAndPrintedHasNoSecret(String command) throws IOException {
    Path written = Files.createDirectory(temporary.resolve("written"));
    String[] words =
        Stream.of(command.split(" "))
            .map(word -> word.equals("P") ? VAULT + problem : word)
            .map(word -> word.equals("Y") ? VAULT + tray() : word)
            .map(word -> word.replaceFirst("^NEW", VAULT + written + "/new"))
            .toArray(String[]::new);
    assertDiscreet(0, (Object[]) words);
    for (String text : files(written).values()) {
      assertThat(text).doesNotContainIgnoringCase(USER).doesNotContain(PASSWORD);
    }
    if (command.startsWith("enumerate")) {
      assertDiscreet(0, "verify", VAULT + written + "/new", "--json");
      assertDiscreet(0, "count", VAULT + written + "/new/_meta/problem.dlx");
      assertDiscreet(0, "sql", "--set", "k=" + VAULT + written + "/new", "EXPLAIN SELECT * FROM k");
    }
  }

  private Path tray() {
    return Dancing.write(
        temporary.resolve("tray.yaml"),
        """
        name: tray
        board: |
          ####
          ####
        pieces:
          L:
            symbol: L
            shape: |
              ###
              #..
          J:
            symbol: J
            shape: |
              ###
              #..
        """);
  }

  /** Commands whose paths are wrong in many ways. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "count VAULT/missing.dlx",
        "count VAULT/missing",
        "count VAULT/sealed.dlx",
        "count VAULT/sealed",
        "count VAULT",
        "count VAULT/broken.dlx",
        "count VAULT/broken.yaml",
        "count VAULT/broken.xcd",
        "count VAULT/q.dlx#x",
        "count nowhere://Agatha:mousetrap@host/q.dlx",
        "count hdfs://Agatha:mousetrap@nowhere.invalid/q.dlx",
        "count hdfs://Agatha:mouse/trap@nowhere.invalid/q.dlx",
        "count webhdfs://Agatha:mousetrap@nowhere.invalid/q.dlx",
        "count http://Agatha:mousetrap@nowhere.invalid/q.dlx",
        "count file://Agatha:mousetrap@host/q.dlx",
        "count 'vault://Agatha:mousetrap@host bad/q.dlx'",
        "count queens:6 --item-order VAULT/missing.txt",
        "count queens:6 --board @VAULT/missing.txt",
        "enumerate queens:6 --out VAULT/there",
        "enumerate queens:6 --out VAULT/sealed",
        "enumerate queens:6 --out VAULT/new --resume --overwrite",
        "enumerate --out VAULT/new --resume",
        "enumerate queens:6 --out nowhere://Agatha:mousetrap@host/new",
        "count queens:6 VAULT/q.dlx",
        "count --nonsense=VAULT/q.dlx queens:6",
        "export queens:6 --format dlx --out VAULT/q.dlx",
        "export queens:6 --format dlx --out VAULT/q.svg",
        "diagram queens:6 --out VAULT/sealed.xcd",
        "verify VAULT/missing",
        "verify VAULT/there",
        "sudoku VAULT/missing.txt --out VAULT/new",
        "sudoku VAULT/list.txt --block 2x2 --out VAULT/new --strict",
        "challenges VAULT/missing.dlx --pieces 1 --out VAULT/new",
        "sql --puzzle p=VAULT/missing.dlx 'SELECT COUNT(*) FROM p'",
        "sql --set p=VAULT/missing 'SELECT COUNT(*) FROM p'",
      })
  void errorsNameNoSecret(String command) throws IOException {
    for (String broken : List.of("broken.dlx", "broken.yaml", "broken.xcd")) {
      Files.writeString(temporary.resolve(broken), "a a | [\n");
    }
    Files.createDirectory(temporary.resolve("there"));
    Files.writeString(temporary.resolve("there/diary"), "Dear diary");
    List<String> words = new ArrayList<>();
    for (String word : command.split(" (?=(?:[^']*'[^']*')*[^']*$)")) {
      words.add(word.replace("'", "").replace("VAULT", VAULT + temporary));
    }
    Ran ran = run(words.toArray());
    assertThat(ran.code).as(ran.all).isIn(2, 3);
    assertThat(ran.all).contains("dance: ").doesNotContain(USER).doesNotContain("mouse");
  }
}
