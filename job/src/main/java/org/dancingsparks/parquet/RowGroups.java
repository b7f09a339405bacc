package org.dancingsparks.parquet;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.ParquetReadOptions;
import org.apache.parquet.column.ColumnDescriptor;
import org.apache.parquet.column.ColumnReader;
import org.apache.parquet.column.impl.ColumnReadStoreImpl;
import org.apache.parquet.column.page.PageReadStore;
import org.apache.parquet.example.data.simple.convert.GroupRecordConverter;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.metadata.ColumnChunkMetaData;
import org.apache.parquet.hadoop.util.HadoopInputFile;
import org.apache.parquet.schema.MessageType;

/**
 * The row groups of a Parquet file one after another, their columns read by parquet-java, which
 * checks each page by the checksum in its header.
 */
final class RowGroups implements Closeable {
  private final ParquetFileReader reader;
  private final MessageType type;
  private ColumnReadStoreImpl columns;
  private long rows;
  private int group = -1;

  RowGroups(FileSystem files, Path path) throws IOException {
    FileStatus status = files.getFileStatus(path);
    reader =
        ParquetFileReader.open(
            HadoopInputFile.fromStatus(status, files.getConf()),
            ParquetReadOptions.builder().usePageChecksumVerification().build());
    type = reader.getFooter().getFileMetaData().getSchema();
  }

  MessageType type() {
    return type;
  }

  /** The key-value metadata of the footer. */
  Map<String, String> description() {
    return reader.getFooter().getFileMetaData().getKeyValueMetaData();
  }

  /**
   * Moves to the next row group.
   *
   * @return false if there is none
   */
  boolean next() throws IOException {
    PageReadStore pages = reader.readNextRowGroup();
    if (pages == null) {
      return false;
    }
    group++;
    rows = pages.getRowCount();
    columns =
        new ColumnReadStoreImpl(
            pages,
            new GroupRecordConverter(type).getRootConverter(),
            type,
            reader.getFooter().getFileMetaData().getCreatedBy());
    return true;
  }

  /** Rows of all groups. */
  long rowsOfAll() {
    return reader.getRecordCount();
  }

  /** Rows of the group. */
  long rows() {
    return rows;
  }

  /** The footer's entry of each column of the group. */
  List<ColumnChunkMetaData> chunks() {
    return reader.getRowGroups().get(group).getColumns();
  }

  /** A reader of each column's values in the group. */
  List<ColumnReader> readers() {
    return type.getColumns().stream().map(this::reader).toList();
  }

  private ColumnReader reader(ColumnDescriptor column) {
    return columns.getColumnReader(column);
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
