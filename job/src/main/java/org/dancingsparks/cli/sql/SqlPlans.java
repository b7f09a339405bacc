package org.dancingsparks.cli.sql;

import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.catalyst.parser.ParseException;
import org.apache.spark.sql.catalyst.plans.logical.LogicalPlan;
import org.apache.spark.sql.classic.Dataset$;
import org.apache.spark.sql.classic.SparkSession;
import org.apache.spark.sql.internal.SessionState;

/**
 * Statements as Spark's plans, which can be checked before they are carried out. Spark publishes
 * plans, but not the way to make them; no other class asks its session for that.
 */
final class SqlPlans {
  private final SparkSession spark;

  SqlPlans(SparkSession spark) {
    this.spark = spark;
  }

  /** Returns the plan of a statement whose names are not yet resolved. */
  LogicalPlan parsed(String statement) throws ParseException {
    return state().sqlParser().parsePlan(statement);
  }

  /** Returns a plan with its names resolved, which may read files. */
  LogicalPlan analysed(LogicalPlan parsed) {
    return state().executePlan(parsed, state().executePlan$default$2()).analyzed();
  }

  /** Returns the rows of a plan. */
  Dataset<Row> rows(LogicalPlan analysed) {
    return Dataset$.MODULE$.ofRows(spark, analysed);
  }

  private SessionState state() {
    return spark.sessionState();
  }
}
