package org.dancingsparks.parquet;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.parquet.bytes.BytesInput;
import org.apache.parquet.column.ColumnDescriptor;
import org.apache.parquet.column.Encoding;
import org.apache.parquet.column.page.DictionaryPage;
import org.apache.parquet.column.statistics.Statistics;
import org.apache.parquet.compression.CompressionCodecFactory.BytesInputCompressor;
import org.apache.parquet.hadoop.ParquetFileWriter;
import org.dancingsparks.search.ColumnRuns;

/**
 * Collects the pages of a column in a row group, and writes them as its column chunk: a dictionary
 * page with the options in the order in which they first occur, and pages of indexes into it, each
 * with its statistics.
 *
 * <p>A page is encoded and compressed at once, at a cost proportional to its number of runs, so
 * that a row group takes no more memory than its bytes in the file. For one thread.
 */
final class ColumnChunkWriter {
  private static final int ABSENT = -1;

  private final ColumnDescriptor column;
  private final BytesInputCompressor compressor;

  /** The index of each option in the dictionary, from the column's least option on. */
  private final int[] indexOf;

  private final int least;
  private final int[] dictionary;
  private int dictionarySize;

  private final HybridEncoder levels = new HybridEncoder();
  private final HybridEncoder indexes = new HybridEncoder();
  private final List<Page> pages = new ArrayList<>();
  private long rows;
  private long bytes;

  /** A compressed page; {@code size} is that of its bytes before. */
  private record Page(int rows, int size, BytesInput bytes, Statistics<?> statistics) {}

  /**
   * A writer.
   *
   * @param options that the column may hold, ascending
   */
  ColumnChunkWriter(ColumnDescriptor column, int[] options, BytesInputCompressor compressor) {
    this.column = column;
    this.compressor = compressor;
    least = options.length == 0 ? 0 : options[0];
    indexOf = new int[options.length == 0 ? 0 : options[options.length - 1] - least + 1];
    dictionary = new int[options.length];
    Arrays.fill(indexOf, ABSENT);
  }

  /**
   * Adds a page.
   *
   * @param runs of its rows, which have ended
   */
  void add(ColumnRuns runs) throws IOException {
    extendDictionary(runs);
    int width = width();
    levels.start(1);
    indexes.start(width);
    Statistics<?> statistics = encode(runs);
    BytesInput page =
        BytesInput.concat(BytesInput.from(new byte[] {(byte) width}), indexes.finish());
    if (isNullable()) {
      BytesInput defined = levels.finish();
      page = BytesInput.concat(BytesInput.fromInt((int) defined.size()), defined, page);
    } else if (statistics.getNumNulls() > 0) {
      throw new IllegalArgumentException(
          "A solution lacks the piece %s; each solution must have it."
              .formatted(column.getPath()[0]));
    }
    ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    // A copy, since the compressor uses its buffer again.
    compressor.compress(page).writeAllTo(compressed);
    int size = runs.end(runs.size() - 1);
    pages.add(new Page(size, (int) page.size(), BytesInput.from(compressed), statistics));
    rows += size;
    bytes += compressed.size();
  }

  /**
   * Returns the bits of an index. Where they divide bytes or are whole ones, equal indexes are
   * equal bytes, and pages compress better, though they are longer before.
   */
  private int width() {
    int least = Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(0, dictionarySize - 1));
    return least <= 2 || least > Short.SIZE ? least : 2 * Integer.highestOneBit(least - 1);
  }

  private boolean isNullable() {
    return column.getMaxDefinitionLevel() > 0;
  }

  private void extendDictionary(ColumnRuns runs) {
    for (int run = 0; run < runs.size(); run++) {
      int option = runs.option(run);
      if (option != ColumnRuns.NULL && indexOf[option - least] == ABSENT) {
        indexOf[option - least] = dictionarySize;
        dictionary[dictionarySize++] = option;
      }
    }
  }

  /** Encodes the rows of a page. */
  private Statistics<?> encode(ColumnRuns runs) {
    boolean isNullable = isNullable();
    int lowest = Integer.MAX_VALUE;
    int greatest = Integer.MIN_VALUE;
    int nulls = 0;
    int from = 0;
    for (int run = 0; run < runs.size(); run++) {
      int option = runs.option(run);
      int length = runs.end(run) - from;
      from = runs.end(run);
      if (option == ColumnRuns.NULL) {
        nulls += length;
      } else {
        lowest = Math.min(lowest, option);
        greatest = Math.max(greatest, option);
        indexes.add(indexOf[option - least], length);
      }
      if (isNullable) {
        levels.add(option == ColumnRuns.NULL ? 0 : 1, length);
      }
    }
    Statistics<?> statistics = Statistics.createStats(column.getPrimitiveType());
    statistics.incrementNumNulls(nulls);
    if (lowest <= greatest) {
      statistics.updateStats(lowest);
      statistics.updateStats(greatest);
    }
    return statistics;
  }

  /** The bytes of the pages, which are in memory. */
  long bytes() {
    return bytes;
  }

  /** Writes the chunk, and begins the next. */
  void write(ParquetFileWriter out) throws IOException {
    out.startColumn(column, rows, compressor.getCodecName());
    writeDictionary(out);
    for (Page page : pages) {
      out.writeDataPage(
          page.rows,
          page.size,
          page.bytes,
          page.statistics,
          page.rows,
          Encoding.RLE,
          Encoding.RLE,
          Encoding.RLE_DICTIONARY);
    }
    out.endColumn();
    Arrays.fill(indexOf, ABSENT);
    dictionarySize = 0;
    pages.clear();
    rows = 0;
    bytes = 0;
  }

  private void writeDictionary(ParquetFileWriter out) throws IOException {
    ByteBuffer plain =
        ByteBuffer.allocate(dictionarySize * Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    plain.asIntBuffer().put(dictionary, 0, dictionarySize);
    out.writeDictionaryPage(
        new DictionaryPage(
            compressor.compress(BytesInput.from(plain.array())),
            plain.capacity(),
            dictionarySize,
            Encoding.PLAIN));
  }
}
