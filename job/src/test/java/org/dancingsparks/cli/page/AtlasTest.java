package org.dancingsparks.cli.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.dancingsparks.cli.count.ManyDiagrams;
import org.dancingsparks.cli.flag.DiagramFlags;
import org.dancingsparks.cli.flag.OptionalPuzzle;
import org.dancingsparks.cli.flag.OverwriteFlag;
import org.dancingsparks.cli.session.Dance;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.cli.session.StandardError;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.message.InputException;
import org.dancingsparks.page.SiteLinks;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.Searches;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

class AtlasTest {
  private static final List<String> NAMES = List.of("queens:6", "soma", "sudoku:2");

  @TempDir private Path temporary;

  /** A command that writes an atlas of a few puzzles. */
  @Command(name = "small", modelTransformer = OptionalPuzzle.class)
  private static final class Small {
    @Mixin private DiagramFlags source;
    @Spec private CommandSpec spec;
    @Mixin private PageFlags flags;
    @Mixin private AtlasFlags atlas;
    @Mixin private OverwriteFlag overwrite;
  }

  private static JsonNode written(Path directory, String... words) {
    return written(NAMES, directory, words);
  }

  private static JsonNode written(List<String> names, Path directory, String... words) {
    Small small = new Small();
    CommandLine line = new CommandLine(new Dance(StandardError.nowhere()));
    line.addSubcommand(new CommandLine(small));
    line.parseArgs(Stream.concat(Stream.of("small"), Stream.of(words)).toArray(String[]::new));
    return new Atlas(
            new ManyDiagrams(Session.of(small.spec), small.source.limits()),
            new Atlas.Wanted(small.flags, small.atlas, names),
            SiteLinks.NONE)
        .write(directory.toString());
  }

  private static List<String> files(Path directory) throws IOException {
    try (Stream<Path> all = Files.list(directory)) {
      return all.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void everyLinkLeadsToAPage() throws IOException {
    Path atlas = temporary.resolve("atlas");
    JsonNode json = written(atlas, "--pieces", "2");

    String index = Files.readString(atlas.resolve("index.html"));
    List<String> links =
        Pattern.compile("href=\"([^\"]*)\"")
            .matcher(index)
            .results()
            .map(link -> link.group(1))
            .filter(link -> !link.startsWith("#"))
            .toList();
    assertThat(links).containsExactly("queens-6.html", "sudoku-2.html", "soma.html");
    assertThat(files(atlas))
        .filteredOn(file -> !file.startsWith("."))
        .hasSize(5)
        .contains("_atlas.json")
        .containsAll(links);
    assertThat(index).contains("<dd>11,520</dd>", "<dd>240</dd>", "<dd>288</dd>");
    assertThat(json.get("pages").findValuesAsText("file"))
        .containsExactly("queens-6.html", "soma.html", "sudoku-2.html");
    assertThat(json.get("pages").findValuesAsText("solutions"))
        .containsExactly("4", "11520", "288");
    assertThat(Files.readString(atlas.resolve("soma.html")))
        .contains("<code>dance page soma --out soma.html</code>");
  }

  @Test
  void isTheSameTwiceAndReplacedOnlyIfAsked() throws IOException {
    Path one = temporary.resolve("one");
    Path other = temporary.resolve("other");
    written(one, "--pieces", "none");
    written(other, "--pieces", "none");

    for (String file : files(one)) {
      assertThat(other.resolve(file)).hasSameBinaryContentAs(one.resolve(file));
    }
    assertThatThrownBy(() -> written(one))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("resume it with --resume, or replace it with --overwrite");
    written(one, "--pieces", "none", "--overwrite");
    assertThat(files(one)).isEqualTo(files(other));
  }

  /** Stopped after any page, it has an index of those that are there; resumed, it is the same. */
  @Test
  void isResumedToTheSameFiles() throws IOException {
    Path whole = temporary.resolve("whole");
    String json = written(whole, "--pieces", "2").toString();
    for (int pages = 1; pages < NAMES.size(); pages++) {
      Path atlas = temporary.resolve("stopped" + pages);
      stopAt(atlas, pages);
      assertThat(Files.readString(atlas.resolve("index.html")))
          .contains(Atlas.file(NAMES.get(pages - 1)))
          .doesNotContain(Atlas.file(NAMES.get(pages)));
      FileTime made = Files.getLastModifiedTime(atlas.resolve(Atlas.file(NAMES.get(0))));

      assertThat(written(atlas, "--pieces", "2", "--resume").toString()).isEqualTo(json);
      assertThat(Files.getLastModifiedTime(atlas.resolve(Atlas.file(NAMES.get(0)))))
          .isEqualTo(made);
      assertThat(files(atlas)).isEqualTo(files(whole));
      for (String file : files(whole)) {
        assertThat(atlas.resolve(file)).hasSameBinaryContentAs(whole.resolve(file));
      }
    }
  }

  /** Writes an atlas that ends before a page. */
  private static void stopAt(Path atlas, int page) {
    List<String> names = new ArrayList<>(NAMES.subList(0, page));
    names.add("nothing:1");
    assertThatThrownBy(() -> written(names, atlas, "--pieces", "2"))
        .isInstanceOf(InputException.class);
  }

  @Test
  void aPageThatIsCutIsMadeAgain() throws IOException {
    Path atlas = temporary.resolve("atlas");
    String json = written(atlas, "--pieces", "none").toString();
    byte[] page = Files.readAllBytes(atlas.resolve("soma.html"));
    Files.write(atlas.resolve("soma.html"), Arrays.copyOf(page, page.length / 2));
    assertThat(written(atlas, "--pieces", "none", "--resume").toString()).isEqualTo(json);
    assertThat(atlas.resolve("soma.html")).hasBinaryContent(page);
  }

  @Test
  void isResumedOnlyWithItsFlagsAndOnlyAnAtlas() throws IOException {
    Path atlas = temporary.resolve("atlas");
    written(atlas, "--pieces", "none", "--shelf", "cubes");
    assertThatThrownBy(() -> written(atlas, "--pieces", "2", "--resume"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("--pieces is 2, but it was begun with none");
    Files.writeString(atlas.resolve("_atlas.json"), "{");
    assertThatThrownBy(() -> written(atlas, "--pieces", "none", "--resume"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("_atlas.json is damaged");
    Path mine = Files.createDirectory(temporary.resolve("mine"));
    Files.writeString(mine.resolve("soma.html"), "mine");
    assertThatThrownBy(() -> written(mine, "--resume"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("soma.html: it exists already");
    assertThat(mine.resolve("soma.html")).hasContent("mine");
  }

  @Test
  void hasTheShelvesThatAreAskedForOneAfterAnother() throws IOException {
    Path atlas = temporary.resolve("atlas");
    assertThat(written(atlas, "--pieces", "none", "--shelf", "Cubes").get("pages")).hasSize(1);
    assertThat(files(atlas)).contains("soma.html").doesNotContain("queens-6.html");
    JsonNode more =
        written(atlas, "--pieces", "none", "--shelf", "made-by-rules", "--resume").get("pages");
    assertThat(more.findValuesAsText("puzzle")).containsExactly("queens:6", "soma", "sudoku:2");
    assertThatThrownBy(() -> written(temporary.resolve("other"), "--shelf", "cube"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("There is no shelf cube; name one of games-in-a-tray, ");
  }

  @Test
  void pagesWithoutADiagramNameTheCommandsThatBuildIt() throws IOException {
    Path atlas = temporary.resolve("atlas");
    JsonNode json = written(atlas, "--memory", "64k", "--max-size", "1k");

    JsonNode soma = json.get("pages").get(1);
    assertThat(soma.get("puzzle").asText()).isEqualTo("soma");
    assertThat(soma.get("answers").asText()).isEqualTo("none");
    assertThat(soma.has("solutions")).isFalse();
    assertThat(Files.readString(atlas.resolve("soma.html")))
        .contains(
            "if it fits in memory: <code>dance page soma --out soma.html</code>",
            "<code>dance serve soma</code>",
            "<code>dance count soma</code>");
    assertThat(Files.readString(atlas.resolve("index.html")))
        .contains("<dd>11,520, as its file says</dd>", "<dd>dance serve soma</dd>");
  }

  @Test
  void aPuzzleThatIsTooLargeIsPlayedWithSomePiecesPlaced() throws IOException {
    Path atlas = temporary.resolve("atlas");
    JsonNode json = written(List.of("kanoodle"), atlas, "--pieces", "none", "--max-size", "800k");

    JsonNode page = json.get("pages").get(0);
    assertThat(page.get("answers").asText()).isEqualTo("diagram");
    assertThat(page.get("solutions").asText()).isEqualTo("371020");
    int placed = page.get("placed").asInt();
    String html = Files.readString(atlas.resolve("kanoodle.html"));
    int[] givens =
        Pattern.compile("--given '#(\\d+)'")
            .matcher(
                html.lines()
                    .filter(line -> line.contains("dance page kanoodle --given"))
                    .findFirst()
                    .get())
            .results()
            .mapToInt(given -> Integer.parseInt(given.group(1)))
            .toArray();
    assertThat(givens).hasSize(placed).isNotEmpty();
    Puzzle puzzle = NamedPuzzles.of("kanoodle");
    Prefix options = Prefix.of(puzzle.problem(), givens);
    BigInteger solutions = Searches.of(puzzle).containing(options).all().count();
    assertThat(html)
        .contains("With what is placed, there are %,d solutions".formatted(solutions))
        .contains("The whole puzzle, with 371,020 solutions, is too large for one page. Here, ")
        .contains("play the whole puzzle with: <code>dance serve kanoodle</code>");
    assertThat(atlas.resolve("index.html"))
        .content()
        .contains("placed; all with dance serve kanoodle</dd>", "<dd>371,020</dd>");
  }

  @Test
  void boardsOfAPuzzleThatIsTooLargeHavePagesOfTheirOwn() throws IOException {
    List<String> names = List.of("a-puzzle-a-day");
    Path atlas = temporary.resolve("atlas");
    String[] flags = {"--pieces", "none", "--max-size", "500k"};
    JsonNode json = written(names, atlas, flags);

    JsonNode page = json.get("pages").get(0);
    assertThat(page.get("answers").asText()).isEqualTo("none");
    JsonNode boards = page.get("boards");
    assertThat(boards).hasSize(12);
    assertThat(boards.findValuesAsText("open")).doesNotHaveDuplicates();
    String index = Files.readString(atlas.resolve("index.html"));
    String whole = Files.readString(atlas.resolve("a-puzzle-a-day.html"));
    for (JsonNode board : boards) {
      String link = "href=\"%s\"".formatted(board.get("file").asText());
      assertThat(index).contains(link, "12</a>");
      assertThat(whole).contains(link);
      String own = Files.readString(atlas.resolve(board.get("file").asText()));
      assertThat(own)
          .contains("\"answers\":\"diagram\"")
          .contains("There are %s solutions".formatted(board.get("solutions").asText()))
          .contains("--given 'open=%s'".formatted(board.get("open").asText()));
    }
    Path other = atlas.resolve("a-puzzle-a-day-board-7.html");
    byte[] seventh = Files.readAllBytes(other);
    Files.delete(other);
    assertThat(written(names, atlas, "--pieces", "none", "--max-size", "500k", "--resume"))
        .isEqualTo(json);
    assertThat(other).hasBinaryContent(seventh);
  }

  @Test
  void eachPuzzleHasAFileOfItsOwn() {
    assertThat(Atlas.names().stream().map(Atlas::file))
        .doesNotHaveDuplicates()
        .doesNotContain("index.html")
        .allMatch(file -> file.matches("[a-z0-9-]+\\.html"));
  }

  @Test
  void allNamesAreThoseOfPuzzles() {
    assertThat(Atlas.names()).allMatch(name -> NamedPuzzles.of(name).name().equals(name));
  }
}
