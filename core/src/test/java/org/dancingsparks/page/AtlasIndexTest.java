package org.dancingsparks.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.page.AtlasIndex.Entry;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;

class AtlasIndexTest {
  private static Entry entry(String name) {
    Puzzle puzzle = PagePuzzles.of(name);
    return new Entry(
        name.equals("soma") ? "Solids" : "Others",
        name.replace(':', '-') + ".html",
        puzzle,
        Optional.of(AtlasIndex.Solutions.of(puzzle, PagePuzzles.diagram(puzzle))),
        Optional.empty(),
        OptionalInt.empty(),
        "",
        List.of());
  }

  @Test
  void leadsToEachPageWithItsCounts() {
    List<Entry> entries =
        Stream.of("queens:8", "soma", "plain").map(AtlasIndexTest::entry).toList();
    StrictPage index = new StrictPage(AtlasIndex.html(entries));

    assertThat(index.of("//h3/a/@href"))
        .containsExactly("queens-8.html", "plain.html", "soma.html");
    assertThat(index.of("//ul[1]/li[1]//dd")).containsExactly("queens:8", "92", "12");
    assertThat(index.of("//ul[2]/li[1]//dd")).containsExactly("soma", "11,520", "240");
    assertThat(index.count("//*[local-name() = 'svg']")).isEqualTo(2);
    List<Entry> again = Stream.of("queens:8", "soma", "plain").map(AtlasIndexTest::entry).toList();
    assertThat(AtlasIndex.html(again)).isEqualTo(AtlasIndex.html(entries));
  }

  @Test
  void pagesAreFoundByShelf() {
    List<Entry> entries =
        Stream.of("queens:8", "soma", "plain").map(AtlasIndexTest::entry).toList();
    StrictPage index = new StrictPage(AtlasIndex.html(entries));

    assertThat(index.of("//nav/a")).containsExactly("Others (2)", "Solids (1)");
    assertThat(index.of("//nav/a/@href"))
        .isEqualTo(index.of("//h2/@id").stream().map(id -> "#" + id).toList());
    assertThat(index.of("//h2")).containsExactly("Others", "Solids");
  }

  @Test
  void boardsOfOneTitleAreNamed() {
    List<Entry> entries =
        Stream.of("pentominoes:3x20", "soma", "pentominoes:4x15")
            .map(AtlasIndexTest::entry)
            .toList();
    StrictPage index = new StrictPage(AtlasIndex.html(entries));

    assertThat(index.of("//h3"))
        .contains("pentominoes:3x20", "pentominoes:4x15")
        .doesNotHaveDuplicates();
    assertThat(index.of("//li/p"))
        .hasSize(2)
        .containsOnly(NamedPuzzles.title(PagePuzzles.of("pentominoes:3x20")));
  }

  @Test
  void thePolicyAllowsTheStyle() {
    String index = AtlasIndex.html(List.of(entry("plain")));
    String style =
        index.substring(index.indexOf("<style>") + "<style>".length(), index.indexOf("</style>"));

    assertThat(new StrictPage(index).of("//meta/@content").get(0)).endsWith(PageFiles.hash(style));
  }

  @Test
  void numbersThatWereNotCountedAreThoseOfTheFile() {
    Entry entry =
        new Entry(
            "Others",
            "soma.html",
            PagePuzzles.of("soma"),
            Optional.empty(),
            Optional.of(BigInteger.valueOf(11520)),
            OptionalInt.empty(),
            "play soma",
            List.of());
    StrictPage index = new StrictPage(AtlasIndex.html(List.of(entry)));

    assertThat(index.of("//dd")).containsExactly("soma", "11,520, as its file says", "play soma");
  }

  @Test
  void namesAreNoMarkup() {
    String name = "\"><script>alert(1)</script>";
    BoardPage board = new BoardPage(name + ".html", 9, name, BigInteger.TEN);
    Entry entry =
        new Entry(
            name,
            name,
            new PlainPuzzle(name, SmallProblems.sixByFour()),
            Optional.empty(),
            Optional.empty(),
            OptionalInt.empty(),
            "play " + name,
            List.of(board, board));
    StrictPage index = new StrictPage(AtlasIndex.html(List.of(entry)));

    assertThat(index.count("//script")).isZero();
    assertThat(index.of("//h3")).containsExactly(name);
    assertThat(index.of("//dd")).contains(name, "not counted for this page", "play " + name);
    assertThat(index.of("//dd/a/@href")).containsExactly(name + ".html", name + ".html");
    assertThat(index.of("//dd/a/@title")).containsOnly(name + ": 10 solutions");
  }
}
