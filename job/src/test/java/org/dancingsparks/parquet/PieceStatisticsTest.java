package org.dancingsparks.parquet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Objects;
import org.apache.parquet.column.Encoding;
import org.apache.parquet.column.statistics.Statistics;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.metadata.BlockMetaData;
import org.apache.parquet.hadoop.metadata.ColumnChunkMetaData;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.internal.column.columnindex.ColumnIndex;
import org.apache.parquet.internal.column.columnindex.OffsetIndex;
import org.apache.parquet.io.LocalInputFile;
import org.dancingsparks.parquet.DepthFirstRows.Solution;
import org.dancingsparks.parquet.PieceColumnsWriter.Limits;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The statistics of piece columns: least, greatest and missing, by row group and by page. */
class PieceStatisticsTest {
  private static final Limits LIMITS = new Limits(10, 500, 200, 5000);

  @TempDir private Path temporary;

  /** The expected statistics of some rows of a column. */
  private record Expected(IntSummaryStatistics options, long nulls) {
    static Expected of(List<List<Integer>> rows, int column) {
      List<Integer> options =
          rows.stream().map(row -> row.get(column)).filter(Objects::nonNull).toList();
      return new Expected(
          options.stream().mapToInt(Integer::intValue).summaryStatistics(),
          rows.size() - options.size());
    }
  }

  @Test
  void statisticsAreThoseOfTheRows() {
    Seed.times(
        10,
        (random, seed) -> {
          DepthFirstRows given =
              DepthFirstRows.random(random, DepthFirstRows.singles(60, 3, 3), 1000);
          Path part = temporary.resolve(seed + ".parquet");
          given.write(part, LIMITS, Solution::unchanged);
          assertSaid(part, given.rows());
        });
  }

  private static void assertSaid(Path part, List<List<Integer>> rows) {
    try (ParquetFileReader reader = ParquetFileReader.open(new LocalInputFile(part))) {
      int row = 0;
      assertThat(reader.getRowGroups()).hasSizeGreaterThan(4);
      for (BlockMetaData group : reader.getRowGroups()) {
        int end = row + Math.toIntExact(group.getRowCount());
        assertThat(end - row).isLessThanOrEqualTo(LIMITS.groupRows());
        assertGroup(reader, group, rows.subList(row, end));
        row = end;
      }
      assertThat(row).isEqualTo(rows.size());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void assertGroup(
      ParquetFileReader reader, BlockMetaData group, List<List<Integer>> rows) throws IOException {
    for (int column = 0; column < group.getColumns().size(); column++) {
      ColumnChunkMetaData chunk = group.getColumns().get(column);
      Expected expected = Expected.of(rows, column);
      Statistics<?> said = chunk.getStatistics();
      assertThat(said.getNumNulls()).isEqualTo(expected.nulls);
      assertThat(said.hasNonNullValue()).isEqualTo(expected.options.getCount() > 0);
      if (said.hasNonNullValue()) {
        assertThat(said.genericGetMin()).isEqualTo(expected.options.getMin());
        assertThat(said.genericGetMax()).isEqualTo(expected.options.getMax());
      }
      assertThat(chunk.getValueCount()).isEqualTo(rows.size());
      assertThat(chunk.getCodec()).isEqualTo(CompressionCodecName.ZSTD);
      assertThat(chunk.getEncodings())
          .containsExactlyInAnyOrder(Encoding.PLAIN, Encoding.RLE, Encoding.RLE_DICTIONARY);
      assertPages(reader.readColumnIndex(chunk), reader.readOffsetIndex(chunk), rows, column);
    }
  }

  private static void assertPages(
      ColumnIndex said, OffsetIndex pages, List<List<Integer>> rows, int column) {
    for (int page = 0; page < pages.getPageCount(); page++) {
      int first = Math.toIntExact(pages.getFirstRowIndex(page));
      int last = Math.toIntExact(pages.getLastRowIndex(page, rows.size()));
      Expected expected = Expected.of(rows.subList(first, last + 1), column);
      assertThat(first).isEqualTo(page * LIMITS.pageRows());
      assertThat(said.getNullCounts().get(page)).isEqualTo(expected.nulls);
      assertThat(said.getNullPages().get(page)).isEqualTo(expected.options.getCount() == 0);
      if (!said.getNullPages().get(page)) {
        assertThat(number(said.getMinValues().get(page))).isEqualTo(expected.options.getMin());
        assertThat(number(said.getMaxValues().get(page))).isEqualTo(expected.options.getMax());
      }
    }
  }

  private static int number(ByteBuffer bytes) {
    return bytes.duplicate().order(ByteOrder.LITTLE_ENDIAN).getInt();
  }
}
