package org.dancingsparks.source;

import java.util.Arrays;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.vectorized.ColumnarBatch;
import org.dancingsparks.search.BinCursor;
import org.dancingsparks.search.ColumnRuns;
import org.dancingsparks.search.PieceRuns;
import org.dancingsparks.search.SolutionSchema;

/** Solutions in a column per piece, filled run by run. */
final class PieceBatch implements SolutionBatch {
  private final BinCursor cursor;
  private final PieceRuns runs;
  private final ColumnarBatch batch;
  private final OptionVector[] vectors;

  /** The place in the schema of each vector's column. */
  private final int[] places;

  PieceBatch(BinCursor cursor, SolutionSchema schema, StructType columns) {
    this.cursor = cursor;
    runs = new PieceRuns(schema);
    places =
        Arrays.stream(columns.fieldNames())
            .mapToInt(name -> schema.place(name).orElseThrow())
            .toArray();
    vectors =
        Arrays.stream(columns.fields())
            .map(field -> new OptionVector(field.dataType()))
            .toArray(OptionVector[]::new);
    batch = new ColumnarBatch(vectors);
  }

  @Override
  public int fill(int most) {
    runs.startGroup();
    while (runs.rows() < most && cursor.next()) {
      runs.add(cursor.solution(), cursor.unchanged());
    }
    runs.endGroup();
    for (int vector = 0; vector < vectors.length; vector++) {
      fill(vectors[vector].values(runs.rows()), runs.column(places[vector]));
    }
    batch.setNumRows(runs.rows());
    return runs.rows();
  }

  private static void fill(int[] values, ColumnRuns column) {
    int from = 0;
    for (int run = 0; run < column.size(); run++) {
      Arrays.fill(values, from, column.end(run), column.option(run));
      from = column.end(run);
    }
  }

  @Override
  public ColumnarBatch batch() {
    return batch;
  }
}
