package org.dancingsparks.source;

import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.sql.classic.SparkSession;
import org.apache.spark.sql.connector.catalog.Table;
import org.apache.spark.sql.connector.catalog.TableProvider;
import org.apache.spark.sql.connector.expressions.Transform;
import org.apache.spark.sql.sources.DataSourceRegister;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;
import org.dancingsparks.files.Puzzles;
import org.dancingsparks.format.FoundPuzzle;
import org.dancingsparks.message.UserException;
import scala.jdk.javaapi.CollectionConverters;

/**
 * The Spark data source {@code exactcover}: the solutions of an exact cover problem as a table, one
 * row each, with the columns of {@link org.dancingsparks.search.SolutionSchema}; or its options.
 *
 * <pre>{@code
 * spark.read().format("exactcover").option("puzzle", "kanoodle").load()
 * CREATE TEMPORARY VIEW s USING exactcover OPTIONS (puzzle 'kanoodle')
 * }</pre>
 *
 * <p>Settings are listed in {@code docs/sql.md}. An unknown setting or puzzle is a {@link
 * UserException} at once, phrased in terms of settings. Spark makes an instance for each table;
 * {@link PuzzleCatalog} has tables by name.
 */
public final class ExactCoverSource implements TableProvider, DataSourceRegister {
  /** The name of the format in Spark. */
  public static final String NAME = "exactcover";

  private Settings settings;
  private SourceTable table;

  @Override
  public String shortName() {
    return NAME;
  }

  @Override
  public StructType inferSchema(CaseInsensitiveStringMap options) {
    return table(options.asCaseSensitiveMap()).type();
  }

  @Override
  public Table getTable(
      StructType schema, Transform[] partitioning, Map<String, String> properties) {
    return table(properties);
  }

  /**
   * Returns the table, reading the puzzle once, although Spark asks first for the schema and then
   * for the table.
   */
  private SourceTable table(Map<String, String> properties) {
    Settings wanted = Settings.of(properties);
    if (!wanted.equals(settings)) {
      table = load(wanted);
      settings = wanted;
    }
    return table;
  }

  /**
   * The table of a puzzle.
   *
   * @throws UserException if it is not found, or cannot be read
   */
  static SourceTable load(Settings settings) {
    return SourceException.wording(
        () -> {
          FoundPuzzle found = Puzzles.find(settings.puzzle(), ExactCoverSource::hadoop);
          return settings.isOfOptions()
              ? new OptionTable(found.puzzle())
              : new SolutionTable(found, settings);
        });
  }

  private static Configuration hadoop() {
    // The public SparkSession would take half a second to find this one by reflection.
    SparkSession spark = SparkSession.active();
    Configuration hadoop = new Configuration(spark.sparkContext().hadoopConfiguration());
    CollectionConverters.asJava(spark.conf().getAll())
        .forEach(
            (key, value) -> {
              if (value != null) {
                hadoop.set(key, value);
              }
            });
    return hadoop;
  }
}
