package org.dancingsparks.cli.query;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.spark.SparkThrowable;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.execution.datasources.DataSource;
import org.dancingsparks.cli.cluster.ClusterFailures;
import org.dancingsparks.cli.cluster.SparkStart;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Suggestions;
import org.dancingsparks.run.StoreException;
import org.dancingsparks.solutions.SolutionSet;
import org.dancingsparks.source.ExactCoverSource;
import org.dancingsparks.spark.SparkSchema;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** The tables that a query can name: shipped puzzles, other puzzles, and solution sets. */
public final class Tables {
  private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");
  private static final String OPTIONS = "_options";

  /** What is wrong inside Spark, as against what a user wrote. */
  private static final String INTERNAL_STATE = "XX";

  /** Classes of which a stack trace says who is to blame: this program, or Spark and Hadoop. */
  private static final Pattern BLAMED =
      Pattern.compile("org\\.(dancingsparks\\.(?!bundled\\.)|apache\\.).*");

  private static final String PROGRAM = "org.dancingsparks.";

  private static final Pattern PLACE = Pattern.compile("line (\\d{1,9}),? pos (\\d{1,9})");

  private final CommandLine command;

  /** What has taken a name, in any case. */
  private final Map<String, String> taken = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

  private final Map<String, String> shipped = new LinkedHashMap<>();
  private final Map<String, String> puzzles = new LinkedHashMap<>();
  private final Map<String, SolutionSet> sets = new LinkedHashMap<>();

  /** The tables made, by name, with their columns. */
  private final Map<String, String[]> made = new TreeMap<>();

  /**
   * Tables that are not made yet.
   *
   * @param puzzles {@code NAME=P} each
   * @param directories {@code NAME=DIR} each, where a solution set is
   * @throws StoreException if one of these is no finished solution set
   */
  public Tables(CommandLine command, List<String> puzzles, List<String> directories) {
    this.command = command;
    ShippedPuzzles.names()
        .forEach(name -> shipped.put(name.replaceAll("[^A-Za-z0-9_]", "_"), name));
    shipped.keySet().forEach(name -> take(name, "a shipped puzzle"));
    puzzles.forEach(word -> takeWord("--puzzle", word, this.puzzles));
    Map<String, String> places = new LinkedHashMap<>();
    directories.forEach(word -> takeWord("--set", word, places));
    places.forEach((name, place) -> sets.put(name, SolutionSet.open(place, SparkStart.hadoop())));
  }

  private void takeWord(String flag, String word, Map<String, String> tables) {
    int equals = word.indexOf('=');
    if (equals < 0 || !NAME.matcher(word.substring(0, equals)).matches()) {
      throw refused(
          "%s %s has to begin with a table's name of letters, digits and _, as in mine=..."
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

  /** Makes the tables that a statement names, or all if it names none. */
  public void make(SparkSession spark, String statement) {
    Predicate<String> isNamed = table -> hasWord(statement, table);
    boolean isAny = taken.keySet().stream().anyMatch(isNamed);
    Predicate<String> isNeeded = table -> !isAny || isNamed.test(table);
    shipped.forEach((name, puzzle) -> addPuzzle(spark, isNeeded, name, puzzle));
    // What the user has named is looked at in any case.
    puzzles.forEach((name, puzzle) -> addPuzzle(spark, isNeeded.or(name::equals), name, puzzle));
    sets.forEach(
        (name, set) -> {
          set.checkParts(spark.sparkContext());
          add(name, parts(spark, set));
          addOptions(spark, isNeeded, name, set.describedBy());
        });
  }

  private static boolean hasWord(String statement, String word) {
    return Pattern.compile("(?i)\\b" + word + "\\b").matcher(statement).find();
  }

  private void addPuzzle(
      SparkSession spark, Predicate<String> isNeeded, String name, String puzzle) {
    if (isNeeded.test(name)) {
      add(name, load(spark, Map.of("puzzle", puzzle)));
    }
    addOptions(spark, isNeeded, name, puzzle);
  }

  private void addOptions(
      SparkSession spark, Predicate<String> isNeeded, String name, String puzzle) {
    if (isNeeded.test(name + OPTIONS)) {
      add(name + OPTIONS, load(spark, Map.of("puzzle", puzzle, "table", "options")));
    }
  }

  private static Dataset<Row> parts(SparkSession spark, SolutionSet set) {
    return spark
        .read()
        .schema(SparkSchema.of(set.schema()))
        // What is in the directory, whatever it is called: no patterns, no partitions.
        .option(DataSource.GLOB_PATHS_KEY(), false)
        .option("recursiveFileLookup", true)
        .parquet(set.directory());
  }

  private static Dataset<Row> load(SparkSession spark, Map<String, String> settings) {
    return spark.read().format(ExactCoverSource.NAME).options(settings).load();
  }

  private void add(String name, Dataset<Row> table) {
    table.createOrReplaceTempView(name);
    made.put(name, table.columns());
  }

  /** Why a file could not be read, which Spark does not say of it. */
  private static String why(Throwable failure) {
    boolean isOfFile = String.valueOf(failure.getMessage()).startsWith("[FAILED_READ_FILE");
    return isOfFile && failure.getCause() != null
        ? " %s; `dance verify` tells what is whole.".formatted(HadoopFiles.why(failure.getCause()))
        : "";
  }

  /** What went wrong with a statement, with what is allowed if it is the statement's fault. */
  public RuntimeException explained(Exception failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof InputException || cause instanceof StoreException) {
        return (RuntimeException) cause;
      }
      if (cause instanceof SparkThrowable known
          && known.getSqlState() != null
          && !known.getSqlState().startsWith(INTERNAL_STATE)) {
        return new InputException(firstLine(cause.getMessage()) + allowed(known) + why(cause));
      }
    }
    if (!isOurs(failure) && !ClusterFailures.isOfCluster(failure)) {
      Throwable root = root(failure);
      return new InputException(
          "The query failed in Spark: %s: %s"
              .formatted(
                  root.getClass().getSimpleName(), firstLine(String.valueOf(root.getMessage()))));
    }
    return failure instanceof RuntimeException known ? known : new IllegalStateException(failure);
  }

  /** Whether it came to pass in this program's classes, here or on an executor. */
  private static boolean isOurs(Throwable failure) {
    return Arrays.stream(root(failure).getStackTrace())
        .map(StackTraceElement::getClassName)
        .filter(name -> BLAMED.matcher(name).matches())
        .findFirst()
        .filter(name -> name.startsWith(PROGRAM))
        .isPresent();
  }

  private static Throwable root(Throwable failure) {
    Throwable root = failure;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    return root;
  }

  /** Spark's message in one line, with the place in the statement. */
  private static String firstLine(String message) {
    String line = message.lines().filter(text -> !text.isBlank()).findFirst().orElse("").strip();
    Matcher place = PLACE.matcher(line);
    return line.replaceFirst("\\s*SQLSTATE: .*", "")
        + (place.find()
            ? " (Line %s, column %d of the query.)"
                .formatted(place.group(1), 1 + Integer.parseInt(place.group(2)))
            : "");
  }

  private String allowed(SparkThrowable failure) {
    String condition = failure.getCondition();
    if (condition.startsWith("TABLE_OR_VIEW_NOT_FOUND")) {
      List<String> names =
          Stream.of(shipped, puzzles, sets)
              .flatMap(tables -> tables.keySet().stream())
              .sorted()
              .toList();
      String wrong = failure.getMessageParameters().getOrDefault("relationName", "");
      return "%s Tables are %s, and each with %s after its name; --puzzle and --set make others."
          .formatted(
              Suggestions.of(wrong.replace("`", ""), names), String.join(", ", names), OPTIONS);
    }
    if (condition.startsWith("UNRESOLVED_COLUMN")) {
      return made.entrySet().stream()
          .map(
              table -> " %s has %s.".formatted(table.getKey(), String.join(", ", table.getValue())))
          .collect(Collectors.joining());
    }
    if (condition.startsWith("INVALID_IDENTIFIER")) {
      return " Tables have _ in place of -, as in iq_fit.";
    }
    return "";
  }
}
