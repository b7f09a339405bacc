package org.dancingsparks.cli.sql;

import java.util.Locale;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.sql.catalyst.analysis.LocalTempView$;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.Literal;
import org.apache.spark.sql.catalyst.expressions.UserDefinedExpression;
import org.apache.spark.sql.catalyst.plans.logical.InsertIntoDir;
import org.apache.spark.sql.catalyst.plans.logical.LogicalPlan;
import org.apache.spark.sql.catalyst.plans.logical.UnresolvedTableSpec;
import org.apache.spark.sql.catalyst.trees.TreeNode;
import org.apache.spark.sql.execution.command.CreateViewCommand;
import org.apache.spark.sql.execution.datasources.CreateTempViewUsing;
import org.dancingsparks.message.InputException;
import org.dancingsparks.source.ExactCoverSource;
import scala.Option;
import scala.Tuple2;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;

/** Checks the nodes of a plan one by one. */
final class NodeCheck {
  private static final String SPARK = "org.apache.spark.sql.";

  /** Formats in which tables and directories may be written. */
  private static final Set<String> WRITTEN =
      Set.of("csv", "json", "text", "orc", "parquet", ExactCoverSource.NAME);

  private final PermissionCheck permissions;
  private final FunctionCheck functions;
  private final RelationCheck relations;

  /**
   * A check.
   *
   * @param hadoop names the default file system
   */
  NodeCheck(Set<Permission> permissions, Configuration hadoop) {
    this.permissions = new PermissionCheck(permissions);
    functions = new FunctionCheck(this.permissions);
    relations = new RelationCheck(this.permissions, hadoop);
  }

  /**
   * Returns normally if a node is allowed.
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
    // The name of a Scala object ends with a $.
    String name = plan.getClass().getSimpleName().replace("$", "");
    boolean isOfSpark = plan.getClass().getName().startsWith(SPARK);
    if (AllowedNodes.SCRIPTS.contains(name)) {
      PermissionCheck.refuseScript("run programs or code (%s)", name);
    } else if (AllowedNodes.WRITES.contains(name)) {
      permissions.need(Permission.WRITES, "write files or tables (%s)", name);
    } else if (plan instanceof CreateTempViewUsing view) {
      checkView(view);
    } else if (plan instanceof CreateViewCommand view) {
      if (view.viewType() != LocalTempView$.MODULE$) {
        PermissionCheck.refuseUnknown("a view that is not temporary");
      }
    } else if (!isOfSpark
        || !(AllowedNodes.QUERY.contains(name) || AllowedNodes.INFORMATION.contains(name))) {
      PermissionCheck.refuseUnknown(name);
    }
    if (plan instanceof InsertIntoDir insert) {
      checkWritten(insert.provider());
      RelationCheck.checkOptions(CollectionConverters.asJava(insert.storage().properties()));
    }
    relations.check(plan);
  }

  private void checkView(CreateTempViewUsing view) {
    permissions.need(Permission.FILES, "make a view of files (USING %s)", view.provider());
    if (!RelationCheck.FORMATS.contains(view.provider().toLowerCase(Locale.ROOT))) {
      PermissionCheck.refuseUnknown("a view USING " + view.provider());
    }
    RelationCheck.checkOptions(CollectionConverters.asJava(view.options()));
  }

  private void checkTable(UnresolvedTableSpec table) {
    checkWritten(table.provider());
    if (table.serde().isDefined()) {
      PermissionCheck.refuseScript("load a class to write with (%s)", table.serde().get());
    }
    Seq<Tuple2<String, Expression>> options = table.optionExpression().options();
    CollectionConverters.asJava(options)
        .forEach(option -> PermissionCheck.checkOption(option._1(), optionText(option._2())));
    boolean isParquet =
        table.provider().isEmpty() || table.provider().get().equalsIgnoreCase("parquet");
    if (!isParquet && (table.location().isDefined() || !options.isEmpty())) {
      permissions.need(
          Permission.FILES, "make a table of files (USING %s)", table.provider().get());
    }
  }

  private static String optionText(Expression value) {
    return value instanceof Literal literal ? String.valueOf(literal.value()) : value.toString();
  }

  private void checkWritten(Option<String> provider) {
    if (provider.isDefined() && !WRITTEN.contains(provider.get().toLowerCase(Locale.ROOT))) {
      PermissionCheck.refuseScript("load a class to write with (USING %s)", provider.get());
    }
  }

  private void checkExpression(Expression expression) {
    if (expression instanceof UnresolvedTableSpec table) {
      checkTable(table);
    }
    String name = expression.getClass().getSimpleName();
    if (expression instanceof UserDefinedExpression
        || AllowedNodes.SCRIPT_EXPRESSIONS.contains(name)
        || !expression.getClass().getName().startsWith(SPARK)) {
      PermissionCheck.refuseScript("run any code (%s)", expression.prettyName());
    }
  }
}
