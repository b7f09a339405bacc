package org.dancingsparks.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dancingsparks.view.chart.GrowthSvg;
import org.junit.jupiter.api.Test;

/**
 * The page of tables, and its plots, have the rows in docs/tables, which {@code dance table --csv}
 * has printed; {@code -Ddocs.write=true} writes them.
 */
class TablesPageTest {
  private static final Path ROWS = Path.of("../docs/tables");
  private static final Path PAGE = Path.of("../docs/tables.md");
  private static final Path PLOTS = Path.of("../docs/images/tables");
  private static final String BEGIN = "<!-- tables -->\n";
  private static final String END = "<!-- end of tables -->";

  private static final String OVERVIEW =
      """

      **%s**

      | sequence | what is counted | puzzles | counted | our copy has | last, seconds |
      |---|---|---|---|---|--:|
      """;

  /** Headings, and the families below each. */
  private static final Map<String, Set<String>> KINDS = new LinkedHashMap<>();

  static {
    KINDS.put(
        "Queens and what they attack",
        Set.of("queens", "toroidal-queens", "attacking-queens", "dominating"));
    KINDS.put("Dominoes and tatami mats", Set.of("dominoes", "tatami"));
    KINDS.put(
        "Tilings and dissections",
        Set.of("tilings", "rectangles", "staircases", "v-tiles", "trimers", "districts"));
    KINDS.put(
        "Latin squares, matrices and designs",
        Set.of("latin", "orthogonal", "sudoku", "matrices", "steiner", "one-factorizations"));
    KINDS.put("Graphs and matchings", Set.of("colourings", "matchings", "maximum-matchings"));
    KINDS.put("Sets of numbers", Set.of("equal-sums", "sum-triples", "progressions", "pair-sums"));
    KINDS.put("Rows and labellings", Set.of("langford", "skolem", "triples", "graceful"));
  }

  /** A member as it was counted. */
  private record Row(
      int n, String puzzle, BigInteger solutions, String engine, String seconds, String second) {
    /** Reads a line of CSV, of which only the name of a puzzle may be in quotes. */
    static Row of(String line) {
      List<String> fields = new ArrayList<>();
      boolean isQuoted = false;
      for (String part : line.split("\"", -1)) {
        if (isQuoted) {
          fields.set(fields.size() - 1, part);
        } else {
          List<String> more = List.of(part.split(",", -1));
          fields.addAll(fields.isEmpty() ? more : more.subList(1, more.size()));
        }
        isQuoted = !isQuoted;
      }
      assertThat(fields).as(line).hasSize(11);
      assertThat(fields.get(10)).as(line).isIn("", fields.get(2));
      return new Row(
          Integer.parseInt(fields.get(0)),
          fields.get(1),
          new BigInteger(fields.get(2)),
          fields.get(3),
          fields.get(4),
          fields.get(9));
    }
  }

  /** A sequence with its members as they were counted. */
  private record Counted(Sequence sequence, List<Row> rows) {
    static Counted of(Path file) {
      String number = file.getFileName().toString().replace(".csv", "");
      try {
        List<Row> rows = Files.readAllLines(file).stream().skip(1).map(Row::of).toList();
        return new Counted(ShippedSequences.find(number).orElseThrow(), rows);
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }

    String kind() {
      String family = sequence.member().toString().replaceFirst(":.*", "");
      return KINDS.keySet().stream()
          .filter(kind -> KINDS.get(kind).contains(family))
          .findFirst()
          .orElseThrow(() -> new AssertionError(family + " is of no kind"));
    }

    boolean isNew(Row row) {
      return sequence.term(row.n()).isEmpty();
    }

    boolean differs(Row row) {
      return sequence
          .solutions(row.n())
          .filter(known -> !known.equals(row.solutions()))
          .isPresent();
    }

    Row last() {
      return rows.get(rows.size() - 1);
    }

    String plot() {
      return GrowthSvg.svg(
          sequence.number() + ": " + sequence.title(),
          rows.stream()
              .map(row -> new GrowthSvg.Dot(row.n(), row.solutions(), isNew(row)))
              .toList());
    }

    /** The file of its terms, beside that of its rows. */
    Path termsFile() {
      return ROWS.resolve(sequence.number().replace('A', 'b') + ".txt");
    }

    private TermLines lines() {
      return new TermLines(Optional.of(sequence));
    }

    /** The known terms and those beyond, as the OEIS has them: a line each, with its number. */
    String terms() {
      List<String> beyond =
          rows.stream()
              .filter(this::isNew)
              .map(row -> lines().counted(row.n(), row.solutions()))
              .toList();
      List<String> terms =
          Stream.concat(lines().before(sequence.last() + 1).stream(), beyond.stream()).toList();
      for (int place = 0; place < terms.size(); place++) {
        assertThat(terms.get(place)).startsWith(sequence.offset() + place + " ");
      }
      return String.join("\n", terms) + "\n";
    }

    /** The term of a row. */
    BigInteger term(Row row) {
      return lines().term(row.n(), row.solutions());
    }
  }

  private static List<Counted> all() throws IOException {
    try (Stream<Path> files = Files.list(ROWS)) {
      return files
          .filter(file -> file.toString().endsWith(".csv"))
          .sorted()
          .map(Counted::of)
          .sorted(
              Comparator.comparingInt(
                  counted -> List.copyOf(KINDS.keySet()).indexOf(counted.kind())))
          .toList();
    }
  }

  @Test
  void rowsAgreeWithTheirSequenceOrItsNoteHasThem() throws IOException {
    for (Counted counted : all()) {
      Sequence sequence = counted.sequence();
      for (Row row : counted.rows()) {
        assertThat(row.puzzle()).isEqualTo(sequence.member().member(row.n()));
        if (counted.isNew(row) || counted.differs(row)) {
          assertThat(row.second()).as(row.puzzle()).isNotEmpty();
        }
        if (counted.differs(row)) {
          assertThat(sequence.note()).as(row.puzzle()).contains(row.solutions().toString());
        }
      }
    }
  }

  @Test
  void thePageHasTheRows() throws IOException {
    String page = Files.readString(PAGE);
    int from = page.indexOf(BEGIN) + BEGIN.length();
    int to = page.indexOf(END);
    String written = written(all());
    if (Boolean.getBoolean("docs.write")) {
      Files.writeString(PAGE, page.substring(0, from) + written + page.substring(to));
    } else {
      assertThat(page.substring(from, to)).isEqualTo(written);
    }
  }

  @Test
  void thePlotsHaveTheRows() throws IOException {
    for (Counted counted : all()) {
      Path file = PLOTS.resolve(counted.sequence().number() + ".svg");
      if (Boolean.getBoolean("docs.write")) {
        Files.createDirectories(PLOTS);
        Files.writeString(file, counted.plot());
      } else {
        assertThat(Files.readString(file)).as(file.toString()).isEqualTo(counted.plot());
      }
    }
  }

  @Test
  void theTermsAreThoseOfTheRowsAndTheSequences() throws IOException {
    for (Counted counted : all()) {
      if (Boolean.getBoolean("docs.write")) {
        Files.writeString(counted.termsFile(), counted.terms());
      } else {
        assertThat(counted.termsFile()).hasContent(counted.terms());
      }
    }
  }

  private static String written(List<Counted> all) {
    String overview = byKind(all, OVERVIEW, TablesPageTest::overview);
    String beyond =
        all.stream()
            .flatMap(
                counted ->
                    counted.rows().stream().filter(counted::isNew).map(row -> beyond(counted, row)))
            .collect(Collectors.joining());
    String each = byKind(all, "\n## %s\n", TablesPageTest::section);
    return """

        ## What was counted
        %s
        ## Beyond our copy

        These terms are missing from the copy of the OEIS entry that comes with the program. Many are published elsewhere: the
        notes say how far the longer list goes, and a term within it is not new. Strips and boxes of fixed width satisfy linear
        recurrences, so more of their terms cost little. Each was counted in two ways: the second is in the last column.

        | term | value | by | seconds | second |
        |---|--:|---|--:|---|
        %s%s
        """
        .formatted(overview, beyond, each);
  }

  /** A text for each sequence, with a heading before the first of each kind. */
  private static String byKind(
      List<Counted> all, String heading, Function<Counted, String> written) {
    StringBuilder text = new StringBuilder();
    String kind = "";
    for (Counted counted : all) {
      if (!counted.kind().equals(kind)) {
        kind = counted.kind();
        text.append(heading.formatted(kind));
      }
      text.append(written.apply(counted));
    }
    return text.toString();
  }

  private static String overview(Counted counted) {
    Sequence sequence = counted.sequence();
    return "| [%s](#%s) | %s | `%s` | %d to %d | %d to %d | %s |\n"
        .formatted(
            sequence.number(),
            sequence.number().toLowerCase(Locale.ROOT),
            sequence.title(),
            sequence.member(),
            counted.rows().get(0).n(),
            counted.last().n(),
            sequence.offset(),
            sequence.last(),
            counted.last().seconds());
  }

  private static String beyond(Counted counted, Row row) {
    return "| %s(%d) | %s | %s | %s | %s |\n"
        .formatted(
            counted.sequence().number(),
            row.n(),
            counted.term(row),
            row.engine(),
            row.seconds(),
            row.second());
  }

  private static String section(Counted counted) {
    Sequence sequence = counted.sequence();
    String note = sequence.note().isEmpty() ? "" : " " + sequence.note();
    String rows =
        counted.rows().stream()
            .map(
                row ->
                    "| %s | %s | %s | %s |\n"
                        .formatted(
                            counted.isNew(row) ? "**" + row.n() + "**" : row.n(),
                            row.solutions()
                                + (counted.differs(row)
                                    ? " (not " + sequence.solutions(row.n()).orElseThrow() + ")"
                                    : ""),
                            row.engine(),
                            row.seconds()))
            .collect(Collectors.joining());
    return """

        ### %s

        %s.%s [OEIS](https://oeis.org/%1$s), read %s; [all terms](tables/%8$s).

        ```text
        dance table %1$s --from %d --to %d
        ```

        | n | solutions | by | seconds |
        |--:|--:|---|--:|
        %s
        ![%2$s](images/tables/%1$s.svg)
        """
        .formatted(
            sequence.number(),
            sequence.title(),
            note,
            sequence.read(),
            counted.rows().get(0).n(),
            counted.last().n(),
            rows,
            counted.termsFile().getFileName());
  }
}
