package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dancingsparks.puzzle.KnownCount;
import org.dancingsparks.puzzle.Provenance;
import org.junit.jupiter.api.Test;

/**
 * The tables of the page on the shelf have what the files say; {@code -Ddocs.write=true} writes
 * them.
 */
class ShelfPageTest {
  private static final Path PAGE = Path.of("../docs/shelf.md");
  private static final String HEAD =
      "| puzzle | solutions | classes | published | by | seconds |\n"
          + "|---|--:|--:|---|---|--:|\n";

  private static final Pattern NUMBER = Pattern.compile("\\d{4,}");

  private String shelf = "";
  private String file = "";

  @Test
  void theTableOfTheShelfHasWhatTheFilesSay() throws IOException {
    check("shelf", rows());
  }

  @Test
  void firstCountsAreListed() throws IOException {
    check(
        "first",
        "| puzzle | solutions | classes |\n|---|--:|--:|\n"
            + rows(KnownCount::isFirst, ShelfPageTest::first));
  }

  @Test
  void numbersOfSomethingElseAreListed() throws IOException {
    check(
        "otherwise",
        "| puzzle | solutions | classes | published | note |\n|---|--:|--:|---|---|\n"
            + rows(KnownCount::isOtherwiseCounted, ShelfPageTest::otherwise));
  }

  private static String rows(
      Predicate<KnownCount> which, BiFunction<String, KnownCount, String> row) {
    return ShippedPuzzles.names().stream()
        .filter(name -> about(name).count().filter(which).isPresent())
        .map(name -> row.apply(name, about(name).count().orElseThrow()))
        .collect(Collectors.joining());
  }

  /** The rest of a page between two remarks. */
  private static void check(String remark, String written) throws IOException {
    String begin = "<!-- %s -->\n".formatted(remark);
    String end = "<!-- end of %s -->\n".formatted(remark);
    String page = Files.readString(PAGE);
    int from = page.indexOf(begin) + begin.length();
    int to = page.indexOf(end, from);
    if (Boolean.getBoolean("docs.write")) {
      Files.writeString(PAGE, page.substring(0, from) + written + page.substring(to));
    } else {
      assertThat(page.substring(from, to)).isEqualTo(written);
    }
  }

  private String rows() {
    return ShippedPuzzles.names().stream().map(this::row).collect(Collectors.joining());
  }

  private static Provenance about(String name) {
    return ShippedPuzzles.file(name.split(":")[0]).about(name);
  }

  private String row(String name) {
    Provenance about = about(name);
    KnownCount count = about.count().orElseThrow();
    String head = about.shelf().equals(shelf) ? "" : "\n**" + about.shelf() + "**\n\n" + HEAD;
    shelf = about.shelf();
    return head
        + Stream.of(
                "`" + name + "`",
                number(count.solutions()),
                count.classes().map(ShelfPageTest::number).orElse(""),
                published(count),
                by(name, count.source()),
                count.seconds().map(Object::toString).orElse(""))
            .collect(Collectors.joining(" | ", "| ", " |\n"));
  }

  private static String published(KnownCount count) {
    String published = withCommas(count.published());
    return count.note().isEmpty() || count.isOtherwiseCounted()
        ? published
        : (published + " (" + count.note() + ")").strip();
  }

  private static String withCommas(String text) {
    return NUMBER.matcher(text).replaceAll(found -> number(new BigInteger(found.group())));
  }

  /** The source in the first row of a file that has it. */
  private String by(String name, String source) {
    String words = (name.split(":")[0] + " " + source).strip();
    if (words.equals(file) || source.isEmpty()) {
      return source.isEmpty() ? "" : "\"";
    }
    file = words;
    return source;
  }

  private static String first(String name, KnownCount count) {
    return "| `%s` | %s | %s |\n"
        .formatted(
            name, number(count.solutions()), count.classes().map(ShelfPageTest::number).orElse(""));
  }

  private static String otherwise(String name, KnownCount count) {
    return first(name, count)
        .replaceFirst("\n$", " %s | %s |\n".formatted(withCommas(count.published()), count.note()));
  }

  private static String number(Object number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
