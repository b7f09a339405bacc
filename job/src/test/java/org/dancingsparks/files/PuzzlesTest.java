package org.dancingsparks.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.assertj.core.api.AbstractThrowableAssert;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.SmallPuzzles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PuzzlesTest {
  private static final Configuration HADOOP = new Configuration();
  private static final String FAMILY =
      """
      name: bars
      boards:
        1x3: 1x3
        2x3: 2x3
      turns: rotations
      pieces:
        A: "###"
        B: {shape: "###", use: at-most-once}
      """;

  @TempDir private Path directory;

  private static Puzzle find(Object name) {
    return Puzzles.find(name.toString(), () -> HADOOP).puzzle();
  }

  private static AbstractThrowableAssert<?, ?> assertNotFound(Object name) {
    return assertThatThrownBy(() -> find(name)).isInstanceOf(InputException.class);
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }

  @Test
  void aFileOnTheDiskIsReadWithoutHadoop() throws IOException {
    Path file = write("bars.yaml", FAMILY);
    FileSettings local = new LocalSettings();
    assertThat(Puzzles.find(file + "#1x3", local).puzzle().name())
        .isEqualTo(find(file + "#1x3").name());
    assertThat(Puzzles.readText(file.toString(), local)).isEqualTo(FAMILY);
    for (String other : List.of("file://" + file, file + ".none", directory.toString())) {
      assertThatThrownBy(() -> Puzzles.readText(other, local))
          .isInstanceOf(AssertionError.class)
          .hasMessage("Hadoop is asked");
    }
  }

  private static final class LocalSettings implements FileSettings {
    @Override
    public Configuration get() {
      throw new AssertionError("Hadoop is asked");
    }

    @Override
    public boolean isLocalByDefault() {
      return true;
    }
  }

  @Test
  void aPathOfWindowsIsExplained() {
    assertNotFound("C:\\puzzles\\tray.yaml")
        .hasMessageContaining("C: is a drive of Windows, which this system does not have");
    assertNotFound("my:tray.yaml").hasMessageContaining("there is no file system named my");
  }

  @ParameterizedTest
  @CsvSource({
    "kanoodle, 1789, 67",
    "iq-fit, 3440, 60",
    "iq-fit-physical, 2048, 60",
    "pentominoes:6x10, 2056, 72",
    "pentominoes:8x8, 1568, 72",
  })
  void shippedPuzzleIsFoundByName(String name, int options, int items) {
    Puzzle puzzle = find(name);

    assertThat(puzzle.name()).isEqualTo(name);
    assertThat(puzzle.problem().options()).isEqualTo(options);
    assertThat(puzzle.problem().items()).isEqualTo(items);
  }

  @ParameterizedTest
  @CsvSource({
    "kanodle, kanoodle",
    "Kanodle, kanoodle",
    "iqfit, iq-fit",
    "pentominos:6x10, pentominoes:6x10",
    "pentominoes:6x11, pentominoes:6x10",
    "pentominoes:8, pentominoes:8x8",
  })
  void mistypedNameGetsTheNearestSuggested(String typed, String meant) {
    assertNotFound(typed)
        .hasMessageStartingWith("There is no puzzle %s. Did you mean %s?".formatted(typed, meant));
  }

  @ParameterizedTest
  @CsvSource({
    "Kanoodle, kanoodle",
    "IQ-Fit, iq-fit",
    "Pentominoes:6X10, pentominoes:6x10",
    "Queens:8, queens:8",
    "LATIN:3, latin:3"
  })
  void nameInCapitalsIsFound(String typed, String name) {
    assertThat(find(typed).name()).isEqualTo(name);
  }

  @Test
  void partOfANameGetsSomeThatHaveIt() {
    assertNotFound("pento")
        .hasMessageStartingWith(
            "There is no puzzle pento. Did you mean pentominoes or pentominoes-and-square or"
                + " one-sided-pentominoes?");
  }

  @ParameterizedTest
  @ValueSource(strings = {"tangram", "", "kanoodle:", "kanoodle:5x11", "x.txt"})
  void unknownNameGetsTheNumberOfWhatShips(String name) {
    assertNotFound(name)
        .hasMessageContaining("There is no puzzle " + name + ".")
        .hasMessageMatching(
            ".* \\d+ puzzles and \\d+ families come with the program; list them with .*")
        .hasMessageEndingWith("or give the path of a .yaml, .dlx or .xcd file.")
        .extracting(Throwable::getMessage)
        .satisfies(message -> assertThat(message).hasSizeLessThan(250));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"one-sided-pentominoes", "one-sided-pentominoes:", "one-sided-pentominoes:x"})
  void boardThatAFamilyDoesNotHaveGetsItsBoards(String name) {
    assertNotFound(name)
        .hasMessageStartingWith("There is no puzzle " + name + ".")
        .hasMessageContaining(
            " The puzzles of that family are one-sided-pentominoes:3x30, one-sided-pentominoes:5x18, "
                + "one-sided-pentominoes:6x15, one-sided-pentominoes:9x10; ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"queens", "queens:x", "queens:0"})
  void memberThatAFamilyDoesNotHaveGetsItsForm(String name) {
    assertNotFound(name)
        .hasMessage(
            "There is no puzzle %s; the family's names have the form queens:N, for example queens:8.%s"
                .formatted(name, name.endsWith(":0") ? " Numbers begin at 1." : ""));
  }

  @Test
  void fileIsFoundByPathAndByUri() throws IOException {
    Path yaml = write("small.yaml", PuzzleWriter.write(SmallPuzzles.mirrored()));
    Path dlx = write("q.dlx", KnuthWriter.write(SmallProblems.queens(4)));

    for (Object name : new Object[] {yaml, yaml.toUri(), "file:" + yaml}) {
      assertThat(find(name)).isInstanceOf(PiecePuzzle.class);
      assertThat(find(name).problem().hash()).isEqualTo(SmallPuzzles.mirrored().problem().hash());
    }
    for (Object name : new Object[] {dlx, dlx.toUri(), "file:" + dlx}) {
      assertThat(find(name)).isInstanceOf(PlainPuzzle.class);
      assertThat(find(name).problem().hash()).isEqualTo(SmallProblems.queens(4).hash());
    }
  }

  @Test
  void familiesReadTheirFiles() throws IOException {
    Path pieces = write("pieces.txt", "board 1x2\nborder a\na a b a\na b a a\n");
    for (Object file : new Object[] {pieces, pieces.toUri()}) {
      assertThat(find("edge-matching:" + file).name()).isEqualTo("edge-matching:pieces.txt");
    }
    assertNotFound("edge-matching:" + directory.resolve("none.txt"))
        .hasMessageContaining("There is no file");
    Path words = write("words.txt", "cat d0g\n");
    assertNotFound("word-squares:" + words + ",3")
        .hasMessageContaining("words.txt:1: A word consists of letters, and d0g does not.");
  }

  @Test
  void storedPuzzlesAreDrawnWhereTheirFileIsFound() throws IOException {
    Path words = write("words.txt", "ab cd ac bd\n");
    Puzzle found = find("word-squares:" + words + ",2");
    Puzzle elsewhere = new PlainPuzzle(found.name(), found.problem());
    Puzzle here = new PlainPuzzle("word-squares:" + words + ",2", found.problem());
    assertThat(Puzzles.drawn(elsewhere, () -> HADOOP)).isSameAs(elsewhere);
    assertThat(Puzzles.drawn(here, () -> HADOOP)).isInstanceOf(BoardPuzzle.class);
    write("words.txt", "ab cd ac bd xy\n");
    assertThat(Puzzles.drawn(here, () -> HADOOP)).isSameAs(here);
  }

  @Test
  void extensionMayBeWrittenAnyWay() throws IOException {
    String text = PuzzleWriter.write(SmallPuzzles.mirrored());

    assertThat(find(write("a.yml", text))).isInstanceOf(PiecePuzzle.class);
    assertThat(find(write("b.YAML", text))).isInstanceOf(PiecePuzzle.class);
    assertThat(find(write("c.DLX", "a b\na b\n"))).isInstanceOf(PlainPuzzle.class);
  }

  @Test
  void memberOfAFamilyInAFileIsFound() throws IOException {
    Path family = write("bars.yaml", FAMILY);

    assertThat(find(family + "#1x3").name()).isEqualTo("bars:1x3");
    assertThat(find(family.toUri() + "#2x3").problem().items()).isEqualTo(8);
  }

  @Test
  void familyInAFileNeedsAMember() throws IOException {
    Path family = write("bars.yaml", FAMILY);
    String members = "ask for one of [%s#1x3, %s#2x3].".formatted(family, family);

    assertNotFound(family).hasMessage(family + " holds no puzzle by itself; " + members);
    assertNotFound(family + "#").hasMessage(family + " holds no puzzle by itself; " + members);
    assertNotFound(family + "#3x3").hasMessage(family + " holds no puzzle 3x3; " + members);
  }

  @Test
  void nameThatTheMessageOffersIsTaken() throws IOException {
    Path single = write("small.yaml", PuzzleWriter.write(SmallPuzzles.mirrored()));

    assertThat(find(single + "#small").name()).isEqualTo("small");
    assertNotFound(single + "#large").hasMessageContaining("holds no puzzle large");
  }

  @Test
  void memberOfAProblemFileIsRefused() throws IOException {
    assertNotFound(write("q.dlx", "a\na\n") + "#x");
  }

  @Test
  void fileWithANumberSignInItsNameIsFound() throws IOException {
    assertThat(find(write("q#1.dlx", "a\na\n")).problem().options()).isEqualTo(1);
  }

  @Test
  void missingFileIsSaidToBeMissing() {
    for (String name : new String[] {"none.yaml", "none.dlx", "none.yaml#m"}) {
      assertNotFound(directory.resolve(name)).hasMessageStartingWith("There is no file ");
    }
  }

  @Test
  void directoryIsSaidToBeOne() throws IOException {
    Path folder = Files.createDirectory(directory.resolve("folder.yaml"));

    assertNotFound(folder).hasMessageContaining("irectory");
  }

  @Test
  void textThatIsNotUtf8IsRefused() throws IOException {
    Path latin = directory.resolve("latin.dlx");
    Files.write(latin, "\u00e9 b\nb\n".getBytes(StandardCharsets.ISO_8859_1));

    assertNotFound(latin).hasMessage(latin + " is not text in UTF-8; save it as such.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nofs://host/x.yaml",
        "a:b.yaml",
        "s3a://bucket/x.yaml",
        "hdfs://x.dlx",
        "http:x.dlx"
      })
  void placeThatCannotBeReadIsRefused(String name) {
    assertNotFound(name).hasMessageContaining(name);
  }
}
