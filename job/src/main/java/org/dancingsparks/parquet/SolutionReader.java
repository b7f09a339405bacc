package org.dancingsparks.parquet;

import java.io.Closeable;
import java.io.IOException;
import java.util.Map;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.schema.MessageType;
import org.dancingsparks.runs.DamagedException;
import org.dancingsparks.search.SolutionSchema;

/** Reads the rows of a part back as solutions; to be read by one thread. */
public interface SolutionReader extends Closeable {
  /**
   * Opens a part.
   *
   * @throws DamagedException if its columns are not those of the schema
   */
  static SolutionReader open(FileSystem files, Path path, SolutionSchema schema)
      throws IOException {
    RowGroups groups = new RowGroups(files, path);
    try {
      checkColumns(groups.type(), schema);
      return schema.hasPieces()
          ? new PieceColumnsReader(groups, schema)
          : new OptionArrayReader(groups);
    } catch (DamagedException e) {
      groups.close();
      throw e;
    }
  }

  /**
   * Checks the columns, since readers would see other values in another type, such as NULL in an
   * array.
   */
  private static void checkColumns(MessageType type, SolutionSchema schema) {
    MessageType written =
        schema.hasPieces() ? PieceColumnsWriter.parquetType(schema) : OptionArrayWriter.TYPE;
    if (!type.equals(written)) {
      throw new DamagedException("its columns are not those that solutions have");
    }
  }

  /**
   * Moves to the next row.
   *
   * @return number of its options; -1 if there are no more rows
   * @throws DamagedException if the row is not that of a solution
   */
  int next() throws IOException;

  /** The key-value metadata of the part's footer. */
  Map<String, String> description();

  /** The options of the row, at the beginning; valid until the next; read-only. */
  int[] options();
}
