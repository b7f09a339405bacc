package org.dancingsparks.parquet;

import java.io.Closeable;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.example.GroupReadSupport;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Type;
import org.apache.parquet.schema.Type.Repetition;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.runs.DamagedException;

/** Reads the rows of a Parquet file one after another, in any columns; to be used by one thread. */
public final class RowReader implements Closeable {
  private final ParquetReader<Group> reader;

  /** The numbers of columns without NULLs that the file declares as ones that may have some. */
  private final int[] needed;

  private RowReader(ParquetReader<Group> reader, int... needed) {
    this.reader = reader;
    this.needed = needed;
  }

  /**
   * Opens a file, which another program may have written.
   *
   * @param type of its rows: the names and types of their columns, in order, and which have no
   *     NULLs
   * @throws DamagedException if it is not a Parquet file of such rows, or its statistics are wrong
   */
  public static RowReader open(FileSystem files, Path path, MessageType type) throws IOException {
    try (RowGroups groups = new RowGroups(files, path)) {
      MessageType found = groups.type();
      if (!isLike(found.getFields(), type.getFields())) {
        throw new DamagedException("its columns are not the ones that it should have");
      }
      StatisticsCheck.check(groups);
      return new RowReader(
          ParquetReader.builder(new GroupReadSupport(), path)
              .withConf(files.getConf())
              .usePageChecksumVerification()
              .build(),
          IntStream.range(0, type.getFieldCount())
              .filter(field -> type.getType(field).isRepetition(Repetition.REQUIRED))
              .filter(field -> !found.getType(field).isRepetition(Repetition.REQUIRED))
              .toArray());
    } catch (DamagedException | FileNotFoundException e) {
      throw e;
    } catch (RuntimeException | IOException e) {
      throw unreadable(e);
    }
  }

  /**
   * The number of rows of a file, by its footer.
   *
   * @throws DamagedException if it is not a Parquet file
   */
  public static long rows(FileSystem files, Path path) throws IOException {
    try (RowGroups groups = new RowGroups(files, path)) {
      return groups.rowsOfAll();
    } catch (FileNotFoundException e) {
      throw e;
    } catch (RuntimeException | IOException e) {
      throw unreadable(e);
    }
  }

  private static boolean isLike(List<Type> found, List<Type> wanted) {
    return found.size() == wanted.size()
        && IntStream.range(0, found.size())
            .allMatch(field -> isLike(found.get(field), wanted.get(field)));
  }

  /**
   * Returns whether a column is the wanted one, or differs in that it may have NULLs, or is said to
   * be of signed integers.
   */
  private static boolean isLike(Type found, Type wanted) {
    if (!found.isPrimitive() || !wanted.isPrimitive()) {
      return found.equals(wanted);
    }
    PrimitiveTypeName name = wanted.asPrimitiveType().getPrimitiveTypeName();
    LogicalTypeAnnotation annotation = found.getLogicalTypeAnnotation();
    return found.getName().equals(wanted.getName())
        && found.asPrimitiveType().getPrimitiveTypeName() == name
        && !found.isRepetition(Repetition.REPEATED)
        && (Objects.equals(annotation, wanted.getLogicalTypeAnnotation())
            || name == PrimitiveTypeName.INT32 && isSigned(annotation, Integer.SIZE)
            || name == PrimitiveTypeName.INT64 && isSigned(annotation, Long.SIZE));
  }

  private static boolean isSigned(LogicalTypeAnnotation annotation, int bits) {
    return LogicalTypeAnnotation.intType(bits, true).equals(annotation);
  }

  /**
   * The next row, or null after the last.
   *
   * @throws DamagedException if it cannot be read, or lacks a value
   */
  public Group next() {
    Group row;
    try {
      row = reader.read();
    } catch (RuntimeException | IOException e) {
      throw unreadable(e);
    }
    for (int field : needed) {
      if (row != null && row.getFieldRepetitionCount(field) == 0) {
        throw new DamagedException("a row has no " + row.getType().getFieldName(field));
      }
    }
    return row;
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
