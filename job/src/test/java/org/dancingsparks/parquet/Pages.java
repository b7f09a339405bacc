package org.dancingsparks.parquet;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.format.PageHeader;
import org.apache.parquet.format.Util;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.metadata.BlockMetaData;
import org.apache.parquet.hadoop.metadata.ColumnChunkMetaData;
import org.apache.parquet.hadoop.util.HadoopInputFile;

/** The pages of a Parquet file, by their headers. */
public final class Pages {
  private Pages() {}

  /**
   * A page.
   *
   * @param from where its bytes begin, after its header
   * @param isSummed whether its header has a checksum
   */
  public record Page(long from, boolean isSummed) {}

  /** All pages, dictionaries included. */
  public static List<Page> of(Path file) {
    List<Page> pages = new ArrayList<>();
    var path = new org.apache.hadoop.fs.Path(file.toUri());
    try (ParquetFileReader reader =
        ParquetFileReader.open(HadoopInputFile.fromPath(path, new Configuration()))) {
      byte[] bytes = Files.readAllBytes(file);
      for (BlockMetaData group : reader.getFooter().getBlocks()) {
        for (ColumnChunkMetaData column : group.getColumns()) {
          add(pages, bytes, column);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return pages;
  }

  private static void add(List<Page> pages, byte[] bytes, ColumnChunkMetaData column)
      throws IOException {
    int end = Math.toIntExact(column.getStartingPos() + column.getTotalSize());
    for (int at = (int) column.getStartingPos(); at < end; ) {
      ByteArrayInputStream in = new ByteArrayInputStream(bytes, at, end - at);
      PageHeader header = Util.readPageHeader(in);
      int from = end - in.available();
      pages.add(new Page(from, header.isSetCrc()));
      at = from + header.getCompressed_page_size();
    }
  }
}
