package org.dancingsparks.spark;

import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.dancingsparks.search.SolutionSchema;

/** The columns of a {@link SolutionSchema} as a schema of Spark SQL. */
public final class SparkSchema {
  private SparkSchema() {}

  /** Returns a Spark schema with the columns of a solution schema, in order. */
  public static StructType of(SolutionSchema schema) {
    StructType type = new StructType();
    DataType option = schema.isNarrow() ? DataTypes.ShortType : DataTypes.IntegerType;
    for (SolutionSchema.Column column : schema.columns()) {
      DataType values =
          column.piece() == null ? DataTypes.createArrayType(DataTypes.IntegerType, false) : option;
      type = type.add(column.name(), values, column.isNullable());
    }
    return type;
  }
}
