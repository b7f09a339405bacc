package org.dancingsparks.cli.query;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.apache.spark.sql.catalyst.analysis.LocalTempView$;
import org.apache.spark.sql.catalyst.analysis.UnresolvedRelation;
import org.apache.spark.sql.catalyst.analysis.UnresolvedTableOrView;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.Literal;
import org.apache.spark.sql.catalyst.expressions.UserDefinedExpression;
import org.apache.spark.sql.catalyst.plans.logical.InsertIntoDir;
import org.apache.spark.sql.catalyst.plans.logical.LogicalPlan;
import org.apache.spark.sql.catalyst.plans.logical.UnresolvedTableSpec;
import org.apache.spark.sql.catalyst.trees.TreeNode;
import org.apache.spark.sql.execution.command.CreateViewCommand;
import org.apache.spark.sql.execution.datasources.CreateTempViewUsing;
import org.apache.spark.sql.execution.datasources.HadoopFsRelation;
import org.apache.spark.sql.execution.datasources.LogicalRelation;
import org.apache.spark.sql.execution.datasources.parquet.ParquetFileFormat;
import org.apache.spark.sql.execution.datasources.v2.DataSourceV2Relation;
import org.dancingsparks.format.InputException;
import org.dancingsparks.source.ExactCoverSource;
import scala.Option;
import scala.Tuple2;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;

/** Checks one node of a plan after another against what is allowed. */
final class PartCheck {
  private static final String SPARK = "org.apache.spark.sql.";

  /** Of names in two parts, those in which the first one is no format of a file. */
  private static final Set<String> NO_FORMATS =
      Set.of("default", "global_temp", "session", "system", "builtin");

  private static final Set<String> FORMATS =
      Set.of("csv", "json", "text", "orc", "xml", "binaryfile", "parquet", ExactCoverSource.NAME);

  /** Formats in which tables and directories may be written. */
  private static final Set<String> WRITTEN =
      Set.of("csv", "json", "text", "orc", "parquet", ExactCoverSource.NAME);

  private final Allowed allowed;
  private final FunctionCheck functions;

  PartCheck(Set<Permission> permissions) {
    allowed = new Allowed(permissions);
    functions = new FunctionCheck(allowed);
  }

  /**
   * Returns if a node is allowed.
   *
   * @throws InputException if it is not
   */
  void check(TreeNode<?> node) {
    functions.check(node);
    if (node instanceof LogicalPlan plan) {
      checkPlan(plan);
    } else if (node instanceof Expression expression) {
      checkExpression(expression);
    }
  }

  private void checkPlan(LogicalPlan plan) {
    // An object of Scala's has a $ after its name.
    String name = plan.getClass().getSimpleName().replace("$", "");
    boolean isOfSpark = plan.getClass().getName().startsWith(SPARK);
    if (KnownParts.SCRIPTS.contains(name)) {
      allowed.need(Permission.SCRIPTS, "run programs or code (%s)", name);
    } else if (KnownParts.WRITES.contains(name)) {
      allowed.need(Permission.WRITES, "write files or tables (%s)", name);
    } else if (plan instanceof CreateTempViewUsing view) {
      checkView(view);
    } else if (plan instanceof CreateViewCommand view) {
      if (view.viewType() != LocalTempView$.MODULE$) {
        Allowed.unknown("a view that is not temporary");
      }
    } else if (!isOfSpark
        || !(KnownParts.QUERY.contains(name) || KnownParts.INFORMATION.contains(name))) {
      Allowed.unknown(name);
    }
    checkRelation(plan);
  }

  private void checkView(CreateTempViewUsing view) {
    allowed.need(Permission.FILES, "make a view of files (USING %s)", view.provider());
    if (!FORMATS.contains(view.provider().toLowerCase(Locale.ROOT))) {
      Allowed.unknown("a view USING " + view.provider());
    }
    checkOptions(CollectionConverters.asJava(view.options()));
  }

  private void checkRelation(LogicalPlan plan) {
    if (plan instanceof UnresolvedRelation relation) {
      checkName(relation.multipartIdentifier());
      if (!relation.options().isEmpty()) {
        allowed.need(Permission.FILES, "set how files are read (%s)", relation.options().keySet());
        checkOptions(relation.options());
      }
    } else if (plan instanceof UnresolvedTableOrView table) {
      checkName(table.multipartIdentifier());
    } else if (plan instanceof InsertIntoDir insert) {
      checkWritten(insert.provider());
      checkOptions(CollectionConverters.asJava(insert.storage().properties()));
    } else if (plan instanceof LogicalRelation relation) {
      boolean isParquet =
          relation.relation() instanceof HadoopFsRelation files
              && files.fileFormat() instanceof ParquetFileFormat;
      if (!isParquet) {
        allowed.need(Permission.FILES, "read files other than Parquet (%s)", relation.relation());
      }
    } else if (plan instanceof DataSourceV2Relation relation
        && !relation.table().getClass().getName().startsWith("org.dancingsparks.")) {
      allowed.need(Permission.FILES, "read files other than Parquet (%s)", relation.name());
    }
  }

  private void checkName(Seq<String> parts) {
    String format = parts.head().toLowerCase(Locale.ROOT);
    if (parts.size() > 1 && !format.equals("parquet") && !NO_FORMATS.contains(format)) {
      allowed.need(Permission.FILES, "read files other than Parquet (%s)", parts.mkString("."));
      if (!FORMATS.contains(format)) {
        allowed.need(Permission.SCRIPTS, "load a class to read with (%s)", format);
      }
    }
  }

  private void checkTable(UnresolvedTableSpec table) {
    checkWritten(table.provider());
    if (table.serde().isDefined()) {
      allowed.need(Permission.SCRIPTS, "load a class to write with (%s)", table.serde().get());
    }
    Seq<Tuple2<String, Expression>> options = table.optionExpression().options();
    CollectionConverters.asJava(options)
        .forEach(option -> allowed.option(option._1(), optionText(option._2())));
    boolean isParquet =
        table.provider().isEmpty() || table.provider().get().equalsIgnoreCase("parquet");
    if (!isParquet && (table.location().isDefined() || !options.isEmpty())) {
      allowed.need(Permission.FILES, "make a table of files (USING %s)", table.provider().get());
    }
  }

  private static String optionText(Expression value) {
    return value instanceof Literal literal ? String.valueOf(literal.value()) : value.toString();
  }

  private void checkWritten(Option<String> provider) {
    if (provider.isDefined() && !WRITTEN.contains(provider.get().toLowerCase(Locale.ROOT))) {
      allowed.need(Permission.SCRIPTS, "load a class to write with (USING %s)", provider.get());
    }
  }

  private void checkOptions(Map<String, String> options) {
    options.forEach(allowed::option);
  }

  private void checkExpression(Expression expression) {
    if (expression instanceof UnresolvedTableSpec table) {
      checkTable(table);
    }
    String name = expression.getClass().getSimpleName();
    if (expression instanceof UserDefinedExpression
        || KnownParts.SCRIPT_EXPRESSIONS.contains(name)
        || !expression.getClass().getName().startsWith(SPARK)) {
      allowed.need(Permission.SCRIPTS, "run any code (%s)", expression.prettyName());
    }
    if (KnownParts.FILE_EXPRESSIONS.contains(name)) {
      allowed.need(Permission.FILES, "read a schema from a file (%s)", expression.prettyName());
    }
  }
}
