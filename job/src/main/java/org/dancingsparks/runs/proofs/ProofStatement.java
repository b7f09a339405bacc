package org.dancingsparks.runs.proofs;

import static java.util.Map.entry;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSError;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.format.knuth.KnuthReader;
import org.dancingsparks.message.InputException;
import org.dancingsparks.runs.DamagedException;
import org.dancingsparks.runs.Manifest;
import org.dancingsparks.runs.RunDirectory;
import org.dancingsparks.runs.RunNames;
import org.dancingsparks.runs.StoreException;

/** The SQL statement by which DuckDB checks a proof. */
public final class ProofStatement {
  /** A text that is repeated for each word of a key, after what separates them; # is its number. */
  private static final Pattern REPEATED = Pattern.compile("\\[\\[(.*?)\\|(.*?)]]");

  /** Characters by which DuckDB reads other files than the one of that name. */
  private static final Pattern PATTERN = Pattern.compile("[*?\\[\\\\]");

  /** A name in the template that stands for a text. */
  private static final Pattern NAMED = Pattern.compile("\\{\\{(\\w+)}}");

  private static final String PROVED = "proved";
  private static final String PROVED_WITH = "proved, with %s given";

  /** Decimal digits that DuckDB's largest integers hold. */
  private static final int MOST_DIGITS = 38;

  /** The residuals that are left, without secondary items that no option which fits has. */
  private static final String NORMAL =
      """
      , rest AS (
        SELECT DISTINCT [[, |left_#]] FROM (SELECT [[, |left_#]] FROM edge UNION ALL FROM beginning)
      ), normal AS (
        SELECT [[, |rest.left_#]],
          [[, |left_# & (primary_# | coalesce(bit_or(has_#), 0)) AS normal_#]]
        FROM rest CROSS JOIN all_items LEFT JOIN option ON [[ AND |left_# & has_# = has_#]]
        GROUP BY [[, |left_#]], [[, |primary_#]]
      ), start AS (
        SELECT [[, |normal_#]] FROM beginning JOIN normal USING ([[, |left_#]])
      )""";

  private ProofStatement() {}

  /**
   * The statement for a proof.
   *
   * @throws InputException if its problem has colours or bounds, or its numbers are too large
   * @throws org.dancingsparks.runs.StoreException if there is no proof
   */
  public static String of(String directory, Configuration hadoop) {
    if (PATTERN.matcher(directory).find()) {
      throw new InputException(
          "The path %s has *, ?, [ or \\, which DuckDB takes for a pattern".formatted(directory),
          "move the proof to a path without them");
    }
    try {
      RunDirectory run = new RunDirectory(directory, hadoop);
      Manifest<ProofHeader, ProofSummary> proof = ProofRun.MANIFESTS.readComplete(directory, run);
      ProofHeader header = proof.header();
      // Not from the puzzle beside it, since the statement reads it, too.
      String file = run.name(RunNames.PROBLEM);
      Problem problem =
          KnuthReader.read(
              file,
              run.readSideFile(RunNames.PROBLEM)
                  .orElseThrow(() -> new DamagedException(file + " is missing")));
      if (!problem.isPlain()) {
        throw refused(directory, "has colours or multiplicities");
      }
      if (proof.summary().orElseThrow().count().toString().length() > MOST_DIGITS) {
        throw refused(directory, "has numbers of more than %d digits".formatted(MOST_DIGITS));
      }
      return text(directory, file, problem, header.givens());
    } catch (IOException | FSError | DamagedException | IllegalArgumentException e) {
      throw StoreException.cannotRead(directory, e);
    }
  }

  private static InputException refused(String directory, String what) {
    return new InputException(
        "The proof in %s %s, which the SQL statement does not know".formatted(directory, what),
        "verify it in another way");
  }

  /**
   * The statement.
   *
   * @param directory as DuckDB finds it
   * @param file the problem's in it
   * @param problem without colours and multiplicities
   * @param given option ids
   */
  public static String text(String directory, String file, Problem problem, List<Integer> given) {
    boolean hasSecondary = problem.items() > problem.primaryItems();
    // A bit for each item, as there are neither colours nor multiplicities.
    int words = Math.max(1, (problem.items() + Long.SIZE - 1) / Long.SIZE);
    String givens = given.stream().map(String::valueOf).collect(Collectors.joining(", "));
    String named = given.stream().map(id -> "#" + id).collect(Collectors.joining(", "));
    Map<String, String> texts =
        Map.ofEntries(
            entry("problem", quoted(directory + "/" + file)),
            entry("rows", quoted(directory + "/*.parquet")),
            entry("bits", String.valueOf(words * Long.SIZE)),
            entry("givens", given.isEmpty() ? "-1" : givens),
            entry("number", String.valueOf(given.size())),
            entry("proved", quoted(given.isEmpty() ? PROVED : PROVED_WITH.formatted(named))),
            entry("normal", hasSecondary ? NORMAL : ""),
            entry("joined", hasSecondary ? "JOIN normal USING ([[, |left_#]])" : ""),
            entry("left", hasSecondary ? "normal" : "left"),
            entry("beginning", hasSecondary ? "start" : "beginning"),
            entry("start", hasSecondary ? "start.normal" : "beginning.left"));
    String text = replaced(NAMED, template(), found -> texts.get(found.group(1)));
    return replaced(REPEATED, text, found -> repeated(found.group(1), found.group(2), words));
  }

  private static String replaced(
      Pattern pattern, String text, Function<MatchResult, String> replacement) {
    return pattern
        .matcher(text)
        .replaceAll(found -> Matcher.quoteReplacement(replacement.apply(found)));
  }

  private static String repeated(String separator, String text, int words) {
    return IntStream.range(0, words)
        .mapToObj(word -> text.replace("#", String.valueOf(word)))
        .collect(Collectors.joining(separator));
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "''") + "'";
  }

  private static String template() {
    try (InputStream in = ProofStatement.class.getResourceAsStream("check.sql")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
