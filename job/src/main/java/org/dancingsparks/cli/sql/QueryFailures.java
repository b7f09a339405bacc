package org.dancingsparks.cli.sql;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.spark.SparkThrowable;
import org.apache.spark.sql.catalyst.analysis.UnresolvedRelation;
import org.apache.spark.sql.catalyst.parser.ParseException;
import org.apache.spark.sql.classic.SparkSession;
import org.dancingsparks.cli.session.ClusterFailures;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Suggestions;
import org.dancingsparks.message.UserException;

/** Explains why a statement failed, in one line. */
public final class QueryFailures {
  /** The beginning of SQL states for faults inside Spark, not in the user's statement. */
  private static final String INTERNAL_STATE = "XX";

  /**
   * Class names that show in a stack trace whether this program is to blame, or Spark and Hadoop.
   */
  private static final Pattern BLAMED =
      Pattern.compile("org\\.(dancingsparks\\.(?!bundled\\.)|apache\\.).*");

  private static final String PROGRAM = "org.dancingsparks.";

  private static final Pattern PLACE = Pattern.compile("line (\\d{1,9}),? pos (\\d{1,9})");

  private final SparkSession spark;
  private final String statement;
  private final Collection<String> tables;

  /**
   * Failures of one statement.
   *
   * @param tables the names of tables that it could use
   */
  public QueryFailures(SparkSession spark, String statement, Collection<String> tables) {
    this.spark = spark;
    this.statement = statement;
    this.tables = tables;
  }

  /** Returns why a file could not be read, since Spark does not say. */
  private static String why(Throwable failure) {
    boolean isOfFile = String.valueOf(failure.getMessage()).startsWith("[FAILED_READ_FILE");
    return isOfFile && failure.getCause() != null
        ? " %s; `dance verify` reports which files are damaged."
            .formatted(HadoopFiles.why(failure.getCause()))
        : "";
  }

  /** Returns the failure of a statement, listing the existing names if it used an unknown one. */
  public RuntimeException explained(Exception failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof UserException known) {
        return known;
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

  /** Returns whether a failure arose in this program's classes, here or on an executor. */
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

  /** Returns Spark's message in one line, with the place in the statement. */
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
      String wrong = failure.getMessageParameters().getOrDefault("relationName", "");
      List<String> names = tables.stream().filter(name -> !name.endsWith(Tables.OPTIONS)).toList();
      return "%s SHOW TABLES lists all %d, half of them with %s after their names; --puzzle and --set make others."
          .formatted(Suggestions.of(wrong.replace("`", ""), names), tables.size(), Tables.OPTIONS);
    }
    if (condition.startsWith("UNRESOLVED_COLUMN")) {
      return named().stream().map(this::columns).collect(Collectors.joining());
    }
    if (condition.startsWith("INVALID_IDENTIFIER")) {
      return " Tables have _ in place of -, as in iq_fit.";
    }
    return "";
  }

  /** Returns the tables that the statement names, in order. */
  private SortedSet<String> named() {
    SortedSet<String> names = new TreeSet<>();
    try {
      PlanNodes.visit(
          new SqlPlans(spark).parsed(statement),
          node -> {
            if (node instanceof UnresolvedRelation relation) {
              names.add(relation.multipartIdentifier().mkString("."));
            }
          });
    } catch (ParseException e) {
      return names;
    }
    names.removeIf(name -> tables.stream().noneMatch(name::equalsIgnoreCase));
    return names;
  }

  private String columns(String table) {
    return " %s has %s.".formatted(table, String.join(", ", spark.table(table).columns()));
  }
}
