package org.dancingsparks.cli.sql;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.core.config.Configurator;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.classic.SparkSession;
import org.dancingsparks.cli.flag.ProgressFlags;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.message.InputException;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code dance sql}. */
@Command(
    name = "sql",
    description = {
      "Answers an SQL query; puzzles and solution sets are its tables.",
      "",
      "The SQL is Spark's. Each shipped puzzle is a table under its name, with _ for each"
          + " other character than a letter or digit: iq_fit, pentominoes_6x10. It has a row per"
          + " solution and a column per piece, which holds the option (placement) that the piece"
          + " takes; the table NAME_options describes the options. No more solutions are listed than"
          + " the query needs. Tables and views that a statement makes last only until dance ends. A"
          + " single value is printed without its name.",
      "",
    },
    mixinStandardHelpOptions = true,
    footerHeading = HelpCommand.EXAMPLES,
    footer = {
      "  dance sql \"SELECT Gray, COUNT(*) FROM kanoodle GROUP BY Gray\"",
      "  dance sql \"EXPLAIN SELECT COUNT(*) FROM iq_fit WHERE Red = 3164\"",
      "  dance sql --set k=DIR \"SELECT piece, COUNT(*) FROM k_options GROUP BY piece\"",
    })
public final class SqlCommand implements Runnable {

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "QUERY",
      arity = "0..1",
      description = "One statement; read from standard input if it is not given.")
  private String query;

  @Option(
      names = "--puzzle",
      paramLabel = "NAME=P",
      description =
          "Another table: the solutions of a puzzle, named as for other commands. Repeatable.")
  private List<String> puzzles = new ArrayList<>();

  @Option(
      names = "--set",
      paramLabel = "NAME=DIR",
      description = "Another table: the solutions that `enumerate` has written. Repeatable.")
  private List<String> sets = new ArrayList<>();

  @Option(
      names = "--allow-files",
      description =
          "Let the statement read files of any format, csv.`FILE`, json.`DIR`, and on any file system.")
  private boolean allowsFiles;

  @Option(
      names = "--allow-write",
      description =
          "Let the statement write files and tables. INSERT OVERWRITE DIRECTORY empties the directory"
              + " first, whatever is in it.")
  private boolean allowsWrites;

  @Option(
      names = "--allow-scripts",
      description =
          "Let the statement do anything, even run programs and code as you: TRANSFORM ... USING,"
              + " functions from jars, reflect. Only for statements that you trust as your own.")
  private boolean allowsScripts;

  @ArgGroup private Format format = new Format();

  @Mixin private ProgressFlags progress;

  /** The formats of a result: at most one of these flags. */
  private static final class Format {
    @Option(names = "--csv", description = "Print CSV (RFC 4180) with a header row.")
    private boolean isCsv;

    @Option(names = "--json", description = "Print JSON: an array with an object per row.")
    private boolean isJson;
  }

  @Override
  public void run() {
    Session session = Session.of(spec);
    String statement = query == null ? session.input("a query") : query;
    if (statement.isBlank()) {
      throw new ParameterException(
          spec.commandLine(),
          "There is no query; give one, as in `dance sql \"SELECT COUNT(*) FROM kanoodle\"`.");
    }
    Tables tables = new Tables(spec.commandLine(), puzzles, sets, session.hadoop());
    if (progress.isQuiet()) {
      Configurator.setLevel("org.dancingsparks", Level.WARN);
    }
    SparkSession spark = session.sql();
    Statements statements = new Statements(spark, permissions());
    QueryProgress listener = new QueryProgress(() -> session.progress("sql"));
    spark.sparkContext().addSparkListener(listener);
    try {
      Supplier<Dataset<Row>> answer = statements.checked(statement);
      tables.make(spark);
      printer().print(answer.get(), session.out());
    } catch (StackOverflowError e) {
      throw new InputException("The query is too deeply nested for Spark", "flatten it");
    } catch (Exception e) {
      throw new QueryFailures(spark, statement, tables.names()).explained(e);
    } finally {
      spark.sparkContext().removeSparkListener(listener);
    }
  }

  private Set<Permission> permissions() {
    Set<Permission> permissions = EnumSet.noneOf(Permission.class);
    if (allowsFiles) {
      permissions.add(Permission.FILES);
    }
    if (allowsWrites) {
      permissions.add(Permission.WRITES);
    }
    if (allowsScripts) {
      permissions.add(Permission.SCRIPTS);
    }
    return permissions;
  }

  private ResultPrinter printer() {
    if (format.isJson) {
      return new JsonRows();
    }
    return format.isCsv ? new CsvRows() : new TableRows();
  }
}
