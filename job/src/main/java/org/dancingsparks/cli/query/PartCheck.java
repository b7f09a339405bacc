package org.dancingsparks.cli.query;

import java.util.Locale;
import java.util.Set;
import org.apache.spark.sql.catalyst.analysis.LocalTempView$;
import org.apache.spark.sql.catalyst.analysis.UnresolvedRelation;
import org.apache.spark.sql.catalyst.analysis.UnresolvedTableOrView;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.UserDefinedExpression;
import org.apache.spark.sql.catalyst.plans.logical.LogicalPlan;
import org.apache.spark.sql.catalyst.trees.TreeNode;
import org.apache.spark.sql.execution.command.CreateViewCommand;
import org.apache.spark.sql.execution.datasources.CreateTempViewUsing;
import org.apache.spark.sql.execution.datasources.HadoopFsRelation;
import org.apache.spark.sql.execution.datasources.LogicalRelation;
import org.apache.spark.sql.execution.datasources.parquet.ParquetFileFormat;
import org.apache.spark.sql.execution.datasources.v2.DataSourceV2Relation;
import org.dancingsparks.format.InputException;
import org.dancingsparks.source.ExactCoverSource;
import scala.collection.immutable.Seq;

/** Checks one node of a plan after another against what is allowed. */
final class PartCheck {
  private static final String SPARK = "org.apache.spark.sql.";

  /** Of names in two parts, those in which the first one is no format of a file. */
  private static final Set<String> NO_FORMATS =
      Set.of("default", "global_temp", "session", "system", "builtin");

  private static final Set<String> FORMATS =
      Set.of("csv", "json", "text", "orc", "xml", "binaryfile", "parquet", ExactCoverSource.NAME);

  private final Set<Permission> permissions;

  PartCheck(Set<Permission> permissions) {
    this.permissions = permissions;
  }

  /**
   * Returns if a node is allowed.
   *
   * @throws InputException if it is not
   */
  void check(TreeNode<?> node) {
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
      need(Permission.SCRIPTS, "run programs or code (%s)", name);
    } else if (KnownParts.WRITES.contains(name)) {
      need(Permission.WRITES, "write files or tables (%s)", name);
    } else if (plan instanceof CreateTempViewUsing view) {
      checkView(view);
    } else if (plan instanceof CreateViewCommand view) {
      if (view.viewType() != LocalTempView$.MODULE$) {
        unknown("a view that is not temporary");
      }
    } else if (!isOfSpark
        || !(KnownParts.QUERY.contains(name) || KnownParts.INFORMATION.contains(name))) {
      unknown(name);
    }
    checkRelation(plan);
  }

  private void checkView(CreateTempViewUsing view) {
    need(Permission.FILES, "make a view of files (USING %s)", view.provider());
    if (!FORMATS.contains(view.provider().toLowerCase(Locale.ROOT))) {
      unknown("a view USING " + view.provider());
    }
  }

  private void checkRelation(LogicalPlan plan) {
    if (plan instanceof UnresolvedRelation relation) {
      checkName(relation.multipartIdentifier());
      if (!relation.options().isEmpty()) {
        need(Permission.FILES, "set how files are read (%s)", relation.options().keySet());
      }
    } else if (plan instanceof UnresolvedTableOrView table) {
      checkName(table.multipartIdentifier());
    } else if (plan instanceof LogicalRelation relation) {
      boolean isParquet =
          relation.relation() instanceof HadoopFsRelation files
              && files.fileFormat() instanceof ParquetFileFormat;
      if (!isParquet) {
        need(Permission.FILES, "read files other than Parquet (%s)", relation.relation());
      }
    } else if (plan instanceof DataSourceV2Relation relation
        && !relation.table().getClass().getName().startsWith("org.dancingsparks.")) {
      need(Permission.FILES, "read files other than Parquet (%s)", relation.name());
    }
  }

  private void checkName(Seq<String> parts) {
    String format = parts.head().toLowerCase(Locale.ROOT);
    if (parts.size() > 1 && !format.equals("parquet") && !NO_FORMATS.contains(format)) {
      need(Permission.FILES, "read files other than Parquet (%s)", parts.mkString("."));
    }
  }

  private void checkExpression(Expression expression) {
    String name = expression.getClass().getSimpleName();
    if (expression instanceof UserDefinedExpression
        || KnownParts.SCRIPT_EXPRESSIONS.contains(name)
        || !expression.getClass().getName().startsWith(SPARK)) {
      need(Permission.SCRIPTS, "run any code (%s)", expression.prettyName());
    }
    if (KnownParts.FILE_EXPRESSIONS.contains(name)) {
      need(Permission.FILES, "read a schema from a file (%s)", expression.prettyName());
    }
  }

  private void need(Permission permission, String what, Object value) {
    if (!permissions.contains(permission)) {
      throw new InputException(
          "A query may not %s; %s allows that, for statements that you trust."
              .formatted(what.formatted(value), permission.flag()));
    }
  }

  private static void unknown(String what) {
    throw new InputException(
        "This is neither a query nor EXPLAIN, DESCRIBE, SHOW or a temporary view (%s); %s allows any statement, for those that you trust."
            .formatted(what, Permission.SCRIPTS.flag()));
  }
}
