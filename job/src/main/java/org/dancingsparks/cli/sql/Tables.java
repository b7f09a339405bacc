package org.dancingsparks.cli.sql;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.execution.datasources.DataSource;
import org.dancingsparks.runs.StoreException;
import org.dancingsparks.runs.solutions.SolutionSet;
import org.dancingsparks.source.ExactCoverSource;
import org.dancingsparks.source.PuzzleCatalog;
import org.dancingsparks.spark.SparkSchema;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** The tables of a query that come from flags: puzzles and solution sets. */
public final class Tables {
  private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");
  static final String OPTIONS = "_options";

  private final CommandLine command;

  /** The owner of each name, in any case. */
  private final Map<String, String> taken = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

  private final Map<String, String> puzzles = new LinkedHashMap<>();
  private final Map<String, SolutionSet> sets = new LinkedHashMap<>();

  /**
   * Tables, not made yet.
   *
   * @param puzzles {@code NAME=P} each
   * @param directories {@code NAME=DIR} each, where a solution set is
   * @throws StoreException if one of these is not a finished solution set
   */
  public Tables(
      CommandLine command, List<String> puzzles, List<String> directories, Configuration hadoop) {
    this.command = command;
    new PuzzleCatalog().names().forEach(name -> taken.put(name, "a shipped puzzle"));
    puzzles.forEach(word -> takeWord("--puzzle", word, this.puzzles));
    Map<String, String> places = new LinkedHashMap<>();
    directories.forEach(word -> takeWord("--set", word, places));
    places.forEach((name, place) -> sets.put(name, SolutionSet.open(place, hadoop)));
  }

  private void takeWord(String flag, String word, Map<String, String> tables) {
    int equals = word.indexOf('=');
    if (equals < 0 || !NAME.matcher(word.substring(0, equals)).matches()) {
      throw refused(
          "%s %s must begin with a table's name of letters, digits and _, as in mine=..."
              .formatted(flag, word));
    }
    if (equals == word.length() - 1) {
      throw refused("%s %s names nothing; write it after the =.".formatted(flag, word));
    }
    String name = word.substring(0, equals);
    take(name, flag + " " + word);
    tables.put(name, word.substring(equals + 1));
  }

  private void take(String name, String by) {
    for (String table : List.of(name, name + OPTIONS)) {
      String other = taken.putIfAbsent(table, by);
      if (other != null) {
        throw refused(
            "The table %s of %s is that of %s already; give it another name."
                .formatted(table, by, other));
      }
    }
  }

  private ParameterException refused(String message) {
    return new ParameterException(command, message);
  }

  /** Makes the tables that the user has named; shipped puzzles are tables of Spark's catalog. */
  public void make(SparkSession spark) {
    puzzles.forEach(
        (name, puzzle) -> {
          load(spark, Map.of("puzzle", puzzle)).createOrReplaceTempView(name);
          addOptions(spark, name, puzzle);
        });
    sets.forEach(
        (name, set) -> {
          set.checkParts(spark.sparkContext());
          parts(spark, set).createOrReplaceTempView(name);
          addOptions(spark, name, set.describedBy());
        });
  }

  /** The names of all tables, in order. */
  public Collection<String> names() {
    return taken.keySet();
  }

  private static void addOptions(SparkSession spark, String name, String puzzle) {
    load(spark, Map.of("puzzle", puzzle, "table", "options"))
        .createOrReplaceTempView(name + OPTIONS);
  }

  private static Dataset<Row> parts(SparkSession spark, SolutionSet set) {
    return spark
        .read()
        .schema(SparkSchema.of(set.schema()))
        // Reads the directory's files literally: no patterns, no partitions.
        .option(DataSource.GLOB_PATHS_KEY(), false)
        .option("recursiveFileLookup", true)
        .parquet(set.directory());
  }

  private static Dataset<Row> load(SparkSession spark, Map<String, String> settings) {
    return spark.read().format(ExactCoverSource.NAME).options(settings).load();
  }
}
