package org.dancingsparks.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.spark.SparkThrowable;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.dancingsparks.format.InputException;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.source.ExactCoverSource;
import org.dancingsparks.store.SolutionSet;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** The tables that a query can name: shipped puzzles, other puzzles, and solution sets. */
final class Tables {
  private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");
  private static final String OPTIONS = "_options";

  /** What is wrong inside Spark, as against what a user wrote. */
  private static final String INTERNAL_STATE = "XX";

  private static final Pattern PLACE = Pattern.compile("line (\\d+),? pos (\\d+)");

  private final Map<String, String> shipped = new LinkedHashMap<>();
  private final Map<String, String> puzzles;
  private final Map<String, SolutionSet> sets = new LinkedHashMap<>();

  /** The tables made, by name, with their columns. */
  private final Map<String, String[]> made = new TreeMap<>();

  /**
   * Tables that are not made yet.
   *
   * @param puzzles by table, what a puzzle is called
   * @param directories by table, where a solution set is
   * @throws org.dancingsparks.store.StoreException if one of these is no finished solution set
   */
  Tables(CommandLine command, Map<String, String> puzzles, Map<String, String> directories) {
    ShippedPuzzles.names()
        .forEach(name -> shipped.put(name.replaceAll("[^A-Za-z0-9_]", "_"), name));
    this.puzzles = puzzles;
    Map<String, String> taken = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    shipped.keySet().forEach(name -> take(command, taken, name, "a shipped puzzle"));
    puzzles.keySet().forEach(name -> take(command, taken, name, "--puzzle " + name));
    directories.keySet().forEach(name -> take(command, taken, name, "--set " + name));
    directories.forEach(
        (name, place) -> sets.put(name, SolutionSet.open(place, SparkStart.hadoop())));
  }

  private static void take(CommandLine command, Map<String, String> taken, String name, String by) {
    if (!NAME.matcher(name).matches()) {
      throw new ParameterException(
          command,
          "%s cannot be a table's name; take letters, digits and _, as in mine=FILE."
              .formatted(by));
    }
    for (String table : List.of(name, name + OPTIONS)) {
      String other = taken.putIfAbsent(table, by);
      if (other != null) {
        throw new ParameterException(
            command,
            "The table %s of %s is that of %s already; give it another name."
                .formatted(table, by, other));
      }
    }
  }

  /** Makes the tables that a statement names, or all if it names none. */
  void make(SparkSession spark, String statement) {
    puzzles.forEach((name, puzzle) -> addPuzzle(spark, statement, name, puzzle));
    sets.forEach((name, set) -> addSet(spark, statement, name, set));
    List<String> named = shipped.keySet().stream().filter(name -> names(statement, name)).toList();
    boolean isAny = !named.isEmpty() || !made.isEmpty();
    (isAny ? named : shipped.keySet())
        .forEach(name -> addPuzzle(spark, statement, name, shipped.get(name)));
  }

  private static boolean names(String statement, String table) {
    return hasWord(statement, table) || hasWord(statement, table + OPTIONS);
  }

  private static boolean hasWord(String statement, String word) {
    return Pattern.compile("(?i)\\b" + word + "\\b").matcher(statement).find();
  }

  private void addPuzzle(SparkSession spark, String statement, String name, String puzzle) {
    add(name, load(spark, Map.of("puzzle", puzzle)));
    addOptions(spark, statement, name, puzzle);
  }

  private void addOptions(SparkSession spark, String statement, String name, String puzzle) {
    if (hasWord(statement, name + OPTIONS)) {
      add(name + OPTIONS, load(spark, Map.of("puzzle", puzzle, "table", "options")));
    }
  }

  private void addSet(SparkSession spark, String statement, String name, SolutionSet set) {
    add(
        name,
        spark
            .read()
            .schema(set.schema().sparkType())
            .option("recursiveFileLookup", true)
            .parquet(set.directory()));
    addOptions(spark, statement, name, set.describedBy());
  }

  private static Dataset<Row> load(SparkSession spark, Map<String, String> settings) {
    return spark.read().format(ExactCoverSource.NAME).options(settings).load();
  }

  private void add(String name, Dataset<Row> table) {
    table.createOrReplaceTempView(name);
    made.put(name, table.columns());
  }

  /** What went wrong with a statement, with what is allowed if it is the statement's fault. */
  RuntimeException explained(Exception failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SparkThrowable known
          && known.getSqlState() != null
          && !known.getSqlState().startsWith(INTERNAL_STATE)) {
        return new InputException(firstLine(cause.getMessage()) + allowed(known.getCondition()));
      }
    }
    return failure instanceof RuntimeException known ? known : new IllegalStateException(failure);
  }

  /** Spark's message in one line, with the place in the statement. */
  private static String firstLine(String message) {
    String line = message.lines().filter(text -> !text.isBlank()).findFirst().orElse("").strip();
    Matcher place = PLACE.matcher(line);
    return line.replaceFirst("\\s*SQLSTATE: .*", "")
        + (place.find()
            ? " (Line %s, position %s of the query.)".formatted(place.group(1), place.group(2))
            : "");
  }

  private String allowed(String condition) {
    if (condition.startsWith("TABLE_OR_VIEW_NOT_FOUND")) {
      return " Tables are %s, and each with %s after its name."
          .formatted(
              Stream.of(shipped, puzzles, sets)
                  .flatMap(tables -> tables.keySet().stream())
                  .sorted()
                  .collect(Collectors.joining(", ")),
              OPTIONS);
    }
    if (condition.startsWith("UNRESOLVED_COLUMN")) {
      return made.entrySet().stream()
          .map(
              table -> " %s has %s.".formatted(table.getKey(), String.join(", ", table.getValue())))
          .collect(Collectors.joining());
    }
    return "";
  }
}
