package org.dancingsparks.cli.sql;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

/** The class names of the nodes that plans may contain. All others are refused. */
final class AllowedNodes {
  /** The nodes of a query, parsed or analysed. */
  static final Set<String> QUERY =
      names(
          """
          Aggregate AsOfJoin CTERelationDef CTERelationRef CollectMetrics Deduplicate Distinct EmptyRelation
          Except Expand Filter Generate GlobalLimit Intersect Join LateralJoin LimitAll LocalLimit
          LocalRelation NearestByJoin Offset OneRowRelation Pivot Project Range RebalancePartitions Repartition
          RepartitionByExpression ResolvedHint ResolvedInlineTable ReturnAnswer Sample Sort Subquery
          SubqueryAlias Tail Transpose Union UnionLoop UnionLoopRef Unpivot View WindowGroupLimit Window WithCTE
          WithWindowDefinition UnresolvedHaving UnresolvedHint UnresolvedInlineTable UnresolvedQualify
          UnresolvedRelation UnresolvedSubqueryColumnAliases UnresolvedTVFAliases
          UnresolvedTableValuedFunction UnresolvedTranspose UnresolvedWith PipeOperator
          LogicalRelation DataSourceV2Relation
          """);

  /** Statements that only inform, and their subjects. */
  static final Set<String> INFORMATION =
      names(
          """
          ExplainCommand DescribeColumn DescribeColumnCommand DescribeFunction DescribeFunctionCommand
          DescribeQueryCommand DescribeRelation DescribeTableCommand ShowColumns ShowColumnsCommand
          ShowFunctions ShowFunctionsCommand ShowTables ShowTablesCommand ShowViews ShowViewsCommand
          UnresolvedFunctionName UnresolvedNamespace UnresolvedTableOrView UnresolvedView
          CurrentNamespace ResolvedNamespace ResolvedNonPersistentFunc ResolvedPersistentView
          ResolvedTable ResolvedTempView
          """);

  /** Statements that write, and their subjects. */
  static final Set<String> WRITES =
      names(
          """
          InsertIntoDir InsertIntoDataSourceDirCommand InsertIntoStatement InsertIntoHadoopFsRelationCommand
          CreateTable CreateTableAsSelect CreateDataSourceTableCommand CreateDataSourceTableAsSelectCommand
          UnresolvedIdentifier ResolvedIdentifier
          """);

  /** Statements that run code from elsewhere. */
  static final Set<String> SCRIPTS =
      names(
          """
          ScriptTransformation AddJarsCommand AddFilesCommand AddArchivesCommand
          CreateFunction CreateFunctionCommand
          """);

  /** Expressions that call any method of any class. */
  static final Set<String> SCRIPT_EXPRESSIONS = names("CallMethodViaReflection TryReflect");

  private AllowedNodes() {}

  private static Set<String> names(String words) {
    return Arrays.stream(words.strip().split("\\s+")).collect(Collectors.toUnmodifiableSet());
  }
}
