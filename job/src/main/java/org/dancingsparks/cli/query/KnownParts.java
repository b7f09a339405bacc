package org.dancingsparks.cli.query;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

/** Names of the classes of which plans may consist. What is not listed is refused. */
final class KnownParts {
  /** The parts of a query, parsed or analysed. */
  static final Set<String> QUERY =
      names(
          """
          Aggregate AsOfJoin CTERelationDef CTERelationRef CollectMetrics Deduplicate Distinct EmptyRelation
          Except Expand Filter Generate GlobalLimit Intersect Join LateralJoin Limit LimitAll LocalLimit
          LocalRelation NearestByJoin Offset OneRowRelation Pivot Project Range RebalancePartitions Repartition
          RepartitionByExpression ResolvedHint ResolvedInlineTable ReturnAnswer Sample Sort Subquery
          SubqueryAlias Tail Transpose Union UnionLoop UnionLoopRef Unpivot View WindowGroupLimit Window WithCTE
          WithWindowDefinition UnresolvedHaving UnresolvedHint UnresolvedInlineTable UnresolvedQualify
          UnresolvedRelation UnresolvedSubqueryColumnAliases UnresolvedTVFAliases
          UnresolvedTableValuedFunction UnresolvedTranspose UnresolvedWith PipeOperator
          LogicalRelation LogicalRelationWithTable DataSourceV2Relation
          """);

  /** Statements that only tell something, and what they are about. */
  static final Set<String> INFORMATION =
      names(
          """
          ExplainCommand DescribeColumn DescribeColumnCommand DescribeFunction DescribeFunctionCommand
          DescribeQueryCommand DescribeRelation DescribeTableCommand ShowColumns ShowColumnsCommand
          ShowFunctions ShowFunctionsCommand ShowTables ShowTablesCommand ShowViews ShowViewsCommand
          UnresolvedFunctionName UnresolvedNamespace UnresolvedTableOrView UnresolvedView
          CurrentNamespace ResolvedNamespace ResolvedNonPersistentFunc ResolvedPersistentView
          ResolvedTempView
          """);

  /** Statements that write, and what they are about. */
  static final Set<String> WRITES =
      names(
          """
          InsertIntoDir InsertIntoDataSourceDirCommand InsertIntoStatement InsertIntoHadoopFsRelationCommand
          CreateTable CreateTableAsSelect CreateDataSourceTableCommand CreateDataSourceTableAsSelectCommand
          UnresolvedIdentifier UnresolvedTableSpec TableSpec OptionList ColumnDefinition ResolvedIdentifier
          """);

  /** Statements that run code from elsewhere. */
  static final Set<String> SCRIPTS =
      names(
          """
          ScriptTransformation ScriptInputOutputSchema AddJarsCommand AddFilesCommand AddArchivesCommand
          CreateFunction CreateFunctionCommand
          """);

  /** Expressions that run any method of any class. */
  static final Set<String> SCRIPT_EXPRESSIONS = names("CallMethodViaReflection TryReflect");

  /** Expressions that read a file, the schema that is to be kept to. */
  static final Set<String> FILE_EXPRESSIONS = names("XmlToStructs SchemaOfXml");

  private KnownParts() {}

  private static Set<String> names(String words) {
    return Arrays.stream(words.strip().split("\\s+")).collect(Collectors.toUnmodifiableSet());
  }
}
