package org.dancingsparks.cli.sql;

import java.util.Set;
import java.util.function.Supplier;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.catalyst.parser.ParseException;
import org.apache.spark.sql.catalyst.plans.logical.LogicalPlan;
import org.apache.spark.sql.catalyst.trees.TreeNode;
import org.apache.spark.sql.classic.SparkSession;
import org.apache.spark.sql.execution.command.CreateViewCommand;
import org.apache.spark.sql.execution.command.DescribeQueryCommand;
import org.apache.spark.sql.execution.command.ExplainCommand;
import org.dancingsparks.source.ExactCoverSource;
import org.dancingsparks.source.PuzzleCatalog;

/** Answers SQL statements within their permissions. */
public final class Statements {
  private static final String SESSION_CATALOG = "spark.sql.catalog.spark_catalog";
  private static final String PUZZLES = "spark.sql.catalog." + ExactCoverSource.NAME;

  private final SparkSession spark;
  private final SqlPlans plans;
  private final Set<Permission> permissions;
  private final NodeCheck check;

  /**
   * Statements of a session.
   *
   * @param permissions of statements, besides querying
   */
  public Statements(SparkSession spark, Set<Permission> permissions) {
    this.spark = spark;
    plans = new SqlPlans(spark);
    spark.conf().set(SESSION_CATALOG, ShippedTables.class.getName());
    if (spark.conf().getOption(PUZZLES).isEmpty()) {
      spark.conf().set(PUZZLES, PuzzleCatalog.class.getName());
    }
    this.permissions = permissions;
    check = new NodeCheck(permissions, spark.sparkContext().hadoopConfiguration());
  }

  /**
   * Checks a statement as far as possible before the tables that it names are made.
   *
   * <p>Names are checked before they are resolved, since resolving a file reads it; functions and
   * the relations behind names are checked when the answer is requested.
   *
   * @return its answer, which may also throw {@link org.dancingsparks.message.InputException}
   * @throws org.dancingsparks.message.InputException if it does more than is allowed
   * @throws ParseException if it is not SQL
   */
  public Supplier<Dataset<Row>> checked(String statement) throws ParseException {
    if (permissions.contains(Permission.SCRIPTS)) {
      return () -> spark.sql(statement);
    }
    // Otherwise an environment variable would replace ${env:NAME}.
    spark.conf().set("spark.sql.variable.substitute", false);
    LogicalPlan parsed = plans.parsed(statement);
    PlanNodes.visit(parsed, check::check);
    return () -> answer(parsed);
  }

  private Dataset<Row> answer(LogicalPlan parsed) {
    LogicalPlan analysed = analysed(parsed);
    PlanNodes.visit(parsed, this::checkWithin);
    return plans.rows(analysed);
  }

  private LogicalPlan analysed(LogicalPlan parsed) {
    LogicalPlan plan = plans.analysed(parsed);
    PlanNodes.visit(plan, check::check);
    return plan;
  }

  /** Checks the parts that are analysed only with the statement's answer. */
  private void checkWithin(TreeNode<?> node) {
    if (node instanceof ExplainCommand explain) {
      analysed(explain.logicalPlan());
    } else if (node instanceof DescribeQueryCommand describe) {
      analysed(describe.plan());
    } else if (node instanceof CreateViewCommand view) {
      analysed(view.plan());
    }
  }
}
