package org.dancingsparks.parquet;

import java.io.Closeable;
import java.io.FileNotFoundException;
import java.io.IOException;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.example.GroupReadSupport;
import org.apache.parquet.schema.MessageType;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.runs.DamagedException;

/** Reads the rows of a Parquet file one after another, in any columns; to be used by one thread. */
public final class RowReader implements Closeable {
  private final ParquetReader<Group> reader;

  private RowReader(ParquetReader<Group> reader) {
    this.reader = reader;
  }

  /**
   * Opens a file.
   *
   * @param type of its rows
   * @throws DamagedException if it is not a Parquet file of such rows, or its statistics are wrong
   */
  public static RowReader open(FileSystem files, Path path, MessageType type) throws IOException {
    try (RowGroups groups = new RowGroups(files, path)) {
      if (!groups.type().equals(type)) {
        throw new DamagedException("its columns are not the ones that it should have");
      }
      StatisticsCheck.check(groups);
      return new RowReader(
          ParquetReader.builder(new GroupReadSupport(), path)
              .withConf(files.getConf())
              .usePageChecksumVerification()
              .build());
    } catch (DamagedException | FileNotFoundException e) {
      throw e;
    } catch (RuntimeException | IOException e) {
      throw unreadable(e);
    }
  }

  /** The next row, or null after the last. */
  public Group next() {
    try {
      return reader.read();
    } catch (RuntimeException | IOException e) {
      throw unreadable(e);
    }
  }

  /** The exception for a damaged file; parquet-java throws all kinds of exceptions at one. */
  private static DamagedException unreadable(Exception e) {
    return new DamagedException("it cannot be read as Parquet: " + HadoopFiles.why(e));
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
