package org.dancingsparks.page;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.dancingsparks.page.PageStarts.Size;
import org.dancingsparks.view.Markup;
import org.dancingsparks.view.chart.BarsSvg;
import org.dancingsparks.view.chart.BarsSvg.Bar;

/** Writes the numbers of unique starting positions, by number of pieces. */
record AboutStarts(Markup page, PuzzlePage.Source source) {
  void write() {
    PageStarts starts = source.starts();
    if (starts.sizes().isEmpty() && starts.leftOut().isEmpty()) {
      return;
    }
    page.words("h2", "Unique starting positions").line();
    page.open("p");
    page.text(
        "A start is some %ss, %s; it is unique if exactly one solution contains them."
            .formatted(noun(), source.puzzle().chosen()));
    starts
        .least()
        .ifPresent(
            least -> page.text(" The fewest %ss of a unique start: %,d.".formatted(noun(), least)));
    page.close().line();
    if (!starts.sizes().isEmpty()) {
      chart(starts.sizes());
      table(starts.sizes());
    }
    if (!starts.leftOut().isEmpty()) {
      leftOut(starts.leftOut());
    }
  }

  private String noun() {
    return source.puzzle().noun();
  }

  private void chart(List<Size> sizes) {
    List<Bar> bars =
        sizes.stream()
            .map(
                size ->
                    new Bar(
                        String.valueOf(size.pieces()), BigInteger.valueOf(size.counts().unique())))
            .toList();
    page.open("figure", "class", "chart");
    new BarsSvg(bars, noun() + "s " + source.puzzle().chosen())
        .write(page, "unique starts by number of " + noun() + "s, on a logarithmic scale");
    page.words("figcaption", "Unique starts by number of %ss".formatted(noun())).close().line();
  }

  private void table(List<Size> sizes) {
    boolean hasClasses = sizes.stream().anyMatch(size -> size.symmetries() > 1);
    List<String> heads = new ArrayList<>(List.of(capital(noun()) + "s", "Unique"));
    if (hasClasses) {
      heads.add("Up to symmetry");
    }
    heads.add("With a solution");
    page.open("table", "class", "numbers").open("thead").open("tr");
    heads.forEach(head -> page.words("th", head, "scope", "col"));
    page.close().close().line().open("tbody").line();
    for (Size size : sizes) {
      page.open("tr").words("th", String.valueOf(size.pieces()), "scope", "row");
      number(size.counts().unique());
      if (hasClasses && size.symmetries() > 0) {
        number(size.counts().uniqueClasses(size.symmetries()));
      } else if (hasClasses) {
        page.words("td", "");
      }
      number(size.counts().solvable());
      page.close().line();
    }
    page.close().close().line();
  }

  private static String capital(String word) {
    return Character.toUpperCase(word.charAt(0)) + word.substring(1);
  }

  private void number(long count) {
    page.words("td", About.number(BigInteger.valueOf(count)));
  }

  private void leftOut(List<Integer> sizes) {
    page.words(
            "p",
            "Starts with %s %ss were not counted for this page."
                .formatted(Ranges.text(sizes), noun()))
        .line();
  }
}
