package org.dancingsparks.testing;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A row of {@code cases/cases.tsv}: a problem in Knuth's text and what is known of its solutions.
 *
 * @param file below {@code cases}
 * @param features separated by commas, or {@code -}
 * @param least the least cost of a solution; empty if there are no costs or no solutions
 * @param best the number of solutions of that cost
 * @param known how the numbers are known
 */
public record CaseRow(
    String file,
    int primary,
    int secondary,
    int options,
    String features,
    BigInteger solutions,
    Optional<Long> least,
    Optional<BigInteger> best,
    String known,
    String title) {
  /** The first line. */
  public static final String HEAD =
      "file\tprimary\tsecondary\toptions\tfeatures\tsolutions\tleast\tbest\tknown\ttitle";

  private static final Path FOLDER = Path.of("../cases");
  private static final String NONE = "-";

  /** All rows. */
  public static List<CaseRow> all() throws IOException {
    return Files.readAllLines(FOLDER.resolve("cases.tsv")).stream()
        .skip(1)
        .map(CaseRow::of)
        .toList();
  }

  private static CaseRow of(String line) {
    String[] words = line.split("\t", -1);
    return new CaseRow(
        words[0],
        Integer.parseInt(words[1]),
        Integer.parseInt(words[2]),
        Integer.parseInt(words[3]),
        words[4],
        new BigInteger(words[5]),
        value(words[6]).map(Long::valueOf),
        value(words[7]).map(BigInteger::new),
        words[8],
        words[9]);
  }

  private static Optional<String> value(String word) {
    return Optional.of(word).filter(value -> !value.equals(NONE));
  }

  /** The file on disk. */
  public Path path() {
    return FOLDER.resolve(file);
  }

  /** The line. */
  public String line() {
    return String.join(
        "\t",
        file,
        primary + "\t" + secondary + "\t" + options,
        features,
        solutions.toString(),
        least.map(Object::toString).orElse(NONE),
        best.map(Object::toString).orElse(NONE),
        known,
        title);
  }

  @Override
  public String toString() {
    return file;
  }
}
