package org.dancingsparks.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.dancingsparks.page.AtlasIndex.Entry;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;

class AtlasIndexTest {
  private static Entry entry(String name) {
    Puzzle puzzle = PagePuzzles.of(name);
    return new Entry(
        name.replace(':', '-') + ".html",
        puzzle,
        Optional.of(PagePuzzles.diagram(puzzle)),
        PageStarts.NONE);
  }

  @Test
  void leadsToEachPageWithItsCounts() {
    List<Entry> entries =
        Stream.of("queens:8", "soma", "plain").map(AtlasIndexTest::entry).toList();
    StrictPage index = new StrictPage(AtlasIndex.html(entries));

    assertThat(index.of("//h2/a/@href"))
        .containsExactly("queens-8.html", "soma.html", "plain.html");
    assertThat(index.of("//li[1]//dd")).containsExactly("queens:8", "92");
    assertThat(index.of("//li[2]//dd")).containsExactly("soma", "11,520", "240");
    assertThat(index.count("//*[local-name() = 'svg']")).isEqualTo(2);
    assertThat(AtlasIndex.html(entries)).isEqualTo(AtlasIndex.html(entries));
  }

  @Test
  void thePolicyAllowsTheStyle() {
    String index = AtlasIndex.html(List.of(entry("plain")));
    String style =
        index.substring(index.indexOf("<style>") + "<style>".length(), index.indexOf("</style>"));

    assertThat(new StrictPage(index).of("//meta/@content").get(0)).endsWith(PageFiles.hash(style));
  }

  @Test
  void namesAreNoMarkup() {
    String name = "\"><script>alert(1)</script>";
    Entry entry =
        new Entry(
            name,
            new PlainPuzzle(name, SmallProblems.sixByFour()),
            Optional.empty(),
            PageStarts.NONE);
    StrictPage index = new StrictPage(AtlasIndex.html(List.of(entry)));

    assertThat(index.count("//script")).isZero();
    assertThat(index.of("//h2")).containsExactly(name);
  }
}
