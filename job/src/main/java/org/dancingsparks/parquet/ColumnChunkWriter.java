package org.dancingsparks.parquet;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.apache.parquet.bytes.BytesInput;
import org.apache.parquet.column.ColumnDescriptor;
import org.apache.parquet.column.Encoding;
import org.apache.parquet.column.page.DictionaryPage;
import org.apache.parquet.column.statistics.Statistics;
import org.apache.parquet.compression.CompressionCodecFactory.BytesInputCompressor;
import org.apache.parquet.hadoop.ParquetFileWriter;
import org.dancingsparks.search.ColumnRuns;

/**
 * Writes the runs of a column in a row group as its column chunk: a dictionary page with the
 * options that occur, ascending, and pages of indexes into it, each with its statistics. Its cost
 * is proportional to the number of runs. For one thread.
 */
final class ColumnChunkWriter {
  private static final int ABSENT = -1;
  private static final int OCCURS = 0;

  private final ParquetFileWriter out;
  private final BytesInputCompressor compressor;
  private final int pageRows;

  /** The index of each option in the chunk's dictionary, valid only for options of the column. */
  private final int[] indexOf;

  private final HybridEncoder levels = new HybridEncoder();
  private final HybridEncoder indexes = new HybridEncoder();

  /** The run in which the next page begins. */
  private int run;

  /**
   * A writer.
   *
   * @param pageRows rows of a page
   * @param options number of the problem's options
   */
  ColumnChunkWriter(
      ParquetFileWriter out, BytesInputCompressor compressor, int pageRows, int options) {
    this.out = out;
    this.compressor = compressor;
    this.pageRows = pageRows;
    indexOf = new int[options];
  }

  /**
   * Writes a chunk.
   *
   * @param options that the column may hold, ascending
   * @param runs whose row group has ended
   */
  void write(ColumnDescriptor column, int[] options, ColumnRuns runs) throws IOException {
    int rows = runs.end(runs.size() - 1);
    int[] dictionary = dictionary(options, runs);
    out.startColumn(column, rows, compressor.getCodecName());
    writeDictionary(dictionary);
    run = 0;
    for (int from = 0; from < rows; from += pageRows) {
      writePage(new Page(column, runs, from, Math.min(from + pageRows, rows)), dictionary);
    }
    out.endColumn();
  }

  /** The rows of a page: those of a row group from one to before another. */
  private record Page(ColumnDescriptor column, ColumnRuns runs, int from, int to) {
    int size() {
      return to - from;
    }

    boolean isNullable() {
      return column.getMaxDefinitionLevel() > 0;
    }
  }

  private int[] dictionary(int[] options, ColumnRuns runs) {
    for (int option : options) {
      indexOf[option] = ABSENT;
    }
    for (int each = 0; each < runs.size(); each++) {
      if (runs.option(each) != ColumnRuns.NULL) {
        indexOf[runs.option(each)] = OCCURS;
      }
    }
    int[] dictionary = new int[options.length];
    int size = 0;
    for (int option : options) {
      if (indexOf[option] == OCCURS) {
        indexOf[option] = size;
        dictionary[size++] = option;
      }
    }
    return Arrays.copyOf(dictionary, size);
  }

  private void writeDictionary(int[] dictionary) throws IOException {
    ByteBuffer plain =
        ByteBuffer.allocate(dictionary.length * Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    plain.asIntBuffer().put(dictionary);
    out.writeDictionaryPage(
        new DictionaryPage(
            compressor.compress(BytesInput.from(plain.array())),
            plain.capacity(),
            dictionary.length,
            Encoding.PLAIN));
  }

  private void writePage(Page rows, int[] dictionary) throws IOException {
    int width = Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(0, dictionary.length - 1));
    levels.start(1);
    indexes.start(width);
    Statistics<?> statistics = addRows(rows, dictionary);
    BytesInput page =
        BytesInput.concat(BytesInput.from(new byte[] {(byte) width}), indexes.finish());
    if (rows.isNullable()) {
      BytesInput defined = levels.finish();
      page = BytesInput.concat(BytesInput.fromInt((int) defined.size()), defined, page);
    } else if (statistics.getNumNulls() > 0) {
      throw new IllegalArgumentException(
          "A solution lacks the piece %s; each solution must have it."
              .formatted(rows.column().getPath()[0]));
    }
    out.writeDataPage(
        rows.size(),
        (int) page.size(),
        compressor.compress(page),
        statistics,
        rows.size(),
        Encoding.RLE,
        Encoding.RLE,
        Encoding.RLE_DICTIONARY);
  }

  /** Encodes the rows of a page. */
  private Statistics<?> addRows(Page rows, int[] dictionary) {
    ColumnRuns runs = rows.runs();
    boolean isNullable = rows.isNullable();
    int to = rows.to();
    int lowest = Integer.MAX_VALUE;
    int greatest = ABSENT;
    int nulls = 0;
    for (int row = rows.from(); row < to; ) {
      int option = runs.option(run);
      int end = Math.min(runs.end(run), to);
      if (option == ColumnRuns.NULL) {
        nulls += end - row;
      } else {
        int index = indexOf[option];
        lowest = Math.min(lowest, index);
        greatest = Math.max(greatest, index);
        indexes.add(index, end - row);
      }
      if (isNullable) {
        levels.add(option == ColumnRuns.NULL ? 0 : 1, end - row);
      }
      run += end == runs.end(run) ? 1 : 0;
      row = end;
    }
    Statistics<?> statistics = Statistics.createStats(rows.column().getPrimitiveType());
    statistics.incrementNumNulls(nulls);
    if (greatest != ABSENT) {
      statistics.updateStats(dictionary[lowest]);
      statistics.updateStats(dictionary[greatest]);
    }
    return statistics;
  }
}
