package org.dancingsparks.source;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.sql.connector.read.LocalScan;
import org.apache.spark.sql.connector.read.Scan;
import org.apache.spark.sql.connector.read.ScanBuilder;
import org.apache.spark.sql.connector.read.Statistics;
import org.apache.spark.sql.connector.read.SupportsPushDownRequiredColumns;
import org.apache.spark.sql.connector.read.SupportsReportStatistics;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;
import org.apache.spark.unsafe.types.UTF8String;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.OptionRow;

/**
 * The options of a puzzle, one row each, to join with solutions. It has the columns of a solution
 * set's {@code _meta/options.parquet}; its rows are made in the driver.
 */
final class OptionTable implements SourceTable {
  private static final ArrayType CELLS =
      DataTypes.createArrayType(
          new StructType()
              .add("row", DataTypes.IntegerType, false)
              .add("column", DataTypes.IntegerType, false)
              .add("layer", DataTypes.IntegerType, false),
          false);
  private static final StructType SCHEMA =
      new StructType()
          .add("option", DataTypes.IntegerType, false)
          .add("piece", DataTypes.StringType)
          .add("items", DataTypes.createArrayType(DataTypes.StringType, false), false)
          .add("cells", CELLS)
          .add("orientations", DataTypes.createArrayType(CELLS, false));

  private final Puzzle puzzle;

  OptionTable(Puzzle puzzle) {
    this.puzzle = puzzle;
  }

  @Override
  public String name() {
    return puzzle.name() + " options";
  }

  @Override
  public StructType type() {
    return SCHEMA;
  }

  @Override
  public ScanBuilder newScanBuilder(CaseInsensitiveStringMap options) {
    return new Builder();
  }

  private final class Builder implements SupportsPushDownRequiredColumns {
    private StructType columns = SCHEMA;

    @Override
    public void pruneColumns(StructType required) {
      // Only whole columns are pruned; Spark would also prune fields of structs.
      columns =
          new StructType(
              Arrays.stream(required.fieldNames())
                  .map(name -> SCHEMA.fields()[SCHEMA.fieldIndex(name)])
                  .toArray(StructField[]::new));
    }

    @Override
    public Scan build() {
      return new Rows(columns);
    }
  }

  private final class Rows implements LocalScan, SupportsReportStatistics {
    private final StructType columns;

    Rows(StructType columns) {
      this.columns = columns;
    }

    @Override
    public StructType readSchema() {
      return columns;
    }

    @Override
    public Statistics estimateStatistics() {
      return new RowCount(OptionalLong.of(puzzle.problem().options()), columns);
    }

    @Override
    public InternalRow[] rows() {
      return IntStream.range(0, puzzle.problem().options())
          .mapToObj(option -> OptionRow.of(puzzle, option))
          .map(
              row ->
                  new GenericInternalRow(
                      Arrays.stream(columns.fieldNames()).map(name -> value(row, name)).toArray()))
          .toArray(InternalRow[]::new);
    }
  }

  /** Returns a value in Spark's internal form. */
  private static Object value(OptionRow row, String column) {
    return switch (column) {
      case "option" -> row.option();
      case "piece" -> row.piece() == null ? null : UTF8String.fromString(row.piece());
      case "items" ->
          new GenericArrayData(row.items().stream().map(UTF8String::fromString).toArray());
      case "cells" -> row.cells() == null ? null : cells(row.cells());
      case "orientations" ->
          row.orientations() == null
              ? null
              : new GenericArrayData(row.orientations().stream().map(OptionTable::cells).toArray());
      default -> throw new IllegalArgumentException("Options have no column " + column + ".");
    };
  }

  private static GenericArrayData cells(List<Cell> cells) {
    return new GenericArrayData(
        cells.stream()
            .map(
                cell ->
                    new GenericInternalRow(new Object[] {cell.row(), cell.column(), cell.layer()}))
            .toArray());
  }
}
