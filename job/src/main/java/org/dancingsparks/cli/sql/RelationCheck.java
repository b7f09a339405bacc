package org.dancingsparks.cli.sql;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.spark.sql.catalyst.analysis.UnresolvedRelation;
import org.apache.spark.sql.catalyst.analysis.UnresolvedTableOrView;
import org.apache.spark.sql.catalyst.plans.logical.LogicalPlan;
import org.apache.spark.sql.execution.datasources.HadoopFsRelation;
import org.apache.spark.sql.execution.datasources.LogicalRelation;
import org.apache.spark.sql.execution.datasources.parquet.ParquetFileFormat;
import org.apache.spark.sql.execution.datasources.v2.DataSourceV2Relation;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.MapType;
import org.apache.spark.sql.types.StructType;
import org.dancingsparks.source.ExactCoverSource;
import org.dancingsparks.source.PuzzleCatalog;
import scala.collection.immutable.Seq;

/** Checks the tables and files that a plan names, and the relations behind those names. */
final class RelationCheck {
  private static final String PARQUET = "parquet";

  /** The formats of files and sources that Spark and this program include. */
  static final Set<String> FORMATS =
      Set.of("csv", "json", "text", "orc", "xml", "binaryfile", PARQUET, ExactCoverSource.NAME);

  /** First parts of table names that are not file formats. */
  private static final Set<String> NO_FORMATS =
      Set.of("default", "global_temp", "session", "system", "builtin");

  /**
   * Metadata of a field with SQL for its default value. A file can bring it in its schema, and
   * Spark evaluates it, with all its functions, while reading.
   */
  private static final Set<String> DEFAULTS = Set.of("EXISTS_DEFAULT", "CURRENT_DEFAULT");

  private final PermissionCheck permissions;
  private final Set<String> schemes;
  private final PuzzleCatalog puzzles = new PuzzleCatalog();

  /**
   * A check.
   *
   * @param hadoop names the default file system
   */
  RelationCheck(PermissionCheck permissions, Configuration hadoop) {
    this.permissions = permissions;
    schemes = Set.copyOf(Arrays.asList("", "file", FileSystem.getDefaultUri(hadoop).getScheme()));
  }

  /**
   * Returns normally unless a node is or names a table or file that may not be read.
   *
   * @throws org.dancingsparks.message.InputException if it may not
   */
  void check(LogicalPlan plan) {
    if (plan instanceof UnresolvedRelation relation) {
      checkName(relation.multipartIdentifier());
      if (!relation.options().isEmpty()) {
        permissions.need(
            Permission.FILES, "set how files are read (%s)", relation.options().keySet());
        checkOptions(relation.options());
      }
    } else if (plan instanceof UnresolvedTableOrView table) {
      checkName(table.multipartIdentifier());
    } else if (plan instanceof LogicalRelation relation) {
      checkFiles(relation);
    } else if (plan instanceof DataSourceV2Relation relation
        && !relation.table().getClass().getName().startsWith("org.dancingsparks.")) {
      permissions.need(Permission.FILES, "read files other than Parquet (%s)", relation.name());
      checkSchema(relation.schema());
    }
  }

  private void checkName(Seq<String> parts) {
    String format = parts.head().toLowerCase(Locale.ROOT);
    if (parts.size() == 1 || NO_FORMATS.contains(format)) {
      return;
    }
    if (isPuzzle(format, parts)) {
      return;
    }
    if (!format.equals(PARQUET)) {
      permissions.need(Permission.FILES, "read files other than Parquet (%s)", parts.mkString("."));
      if (!FORMATS.contains(format)) {
        PermissionCheck.refuseScript("load a class to read with (%s)", format);
      }
    }
    if (!schemes.contains(scheme(parts.last()))) {
      permissions.need(
          Permission.FILES, "read from other file systems than the default (%s)", parts.last());
    }
  }

  /** Returns whether a table of the puzzle catalog needs no file. */
  private boolean isPuzzle(String catalog, Seq<String> parts) {
    return catalog.equals(ExactCoverSource.NAME)
        && parts.size() == 2
        && puzzles.isNamed(parts.last());
  }

  /** Returns the scheme of a path, as Hadoop finds it. */
  private static String scheme(String path) {
    return path.substring(0, Math.max(0, path.split("/", 2)[0].indexOf(':')));
  }

  private void checkFiles(LogicalRelation relation) {
    boolean isParquet =
        relation.relation() instanceof HadoopFsRelation files
            && files.fileFormat() instanceof ParquetFileFormat;
    if (!isParquet) {
      permissions.need(Permission.FILES, "read files other than Parquet (%s)", relation.relation());
    }
    checkSchema(relation.relation().schema());
  }

  private static void checkSchema(StructType schema) {
    if (hasDefaults(schema)) {
      PermissionCheck.refuseScript(
          "evaluate SQL that a file has in its schema (%s)", "the default of a column");
    }
  }

  private static boolean hasDefaults(DataType type) {
    if (type instanceof StructType struct) {
      return Arrays.stream(struct.fields())
          .anyMatch(
              field ->
                  DEFAULTS.stream().anyMatch(field.metadata()::contains)
                      || hasDefaults(field.dataType()));
    }
    if (type instanceof MapType map) {
      return hasDefaults(map.keyType()) || hasDefaults(map.valueType());
    }
    return type instanceof ArrayType array && hasDefaults(array.elementType());
  }

  static void checkOptions(Map<String, String> options) {
    options.forEach(PermissionCheck::checkOption);
  }
}
