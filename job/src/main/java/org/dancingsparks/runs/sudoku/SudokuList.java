package org.dancingsparks.runs.sudoku;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.format.SudokuLineReader;
import org.dancingsparks.message.InputException;
import org.dancingsparks.sudoku.SudokuShape;

/**
 * A file with one Sudoku per line, on any Hadoop file system. It must not change while it is read.
 *
 * @param path qualified, so that every task finds it
 * @param bytes of the file
 */
public record SudokuList(String path, long bytes) {
  /** The number of lines that may be read to find the shape of the puzzles. */
  private static final int MAX_LINES = 1_000;

  private static final List<Integer> ORDERS = List.of(3, 2, 4, 5, 6, 7);

  private static final Pattern COMPRESSED =
      Pattern.compile(".*\\.(gz|bz2|xz|zst|lz4|snappy|deflate|zip|7z|Z)");

  /** The first bytes of files made by gzip, bzip2, xz, zstd and zip. */
  private static final List<String> BEGINNINGS =
      List.of("\u001f\u008b", "BZh", "\u00fd7zXZ", "(\u00b5/\u00fd", "PK\u0003\u0004");

  /**
   * Finds a list.
   *
   * @throws InputException if there is no such file, or it cannot be divided into ranges of bytes
   */
  public static SudokuList open(String file, Configuration hadoop) {
    try {
      Path path = new Path(file);
      FileSystem files = HadoopFiles.of(path, hadoop);
      FileStatus status = files.getFileStatus(path);
      if (status.isDirectory()) {
        throw new InputException(file + " is a directory", "give the path of a file");
      }
      Path qualified = files.makeQualified(path);
      checkRegular(file, files, qualified);
      checkPlain(file, files, qualified);
      return new SudokuList(qualified.toString(), status.getLen());
    } catch (FileNotFoundException e) {
      throw new InputException("There is no file " + file, "check the path");
    } catch (IOException | FSError | IllegalArgumentException e) {
      throw RangeLines.unreadable(file, e);
    }
  }

  /** Refuses anything but a regular file; a pipe has no length and can be read only once. */
  private static void checkRegular(String file, FileSystem files, Path path) {
    if (files instanceof RawLocalFileSystem local
        && !local.pathToFile(path).isFile()
        && local.pathToFile(path).exists()) {
      throw new InputException(
          file + " is not a regular file, so Spark cannot read it in ranges",
          "save the list to a regular file first");
    }
  }

  private static void checkPlain(String file, FileSystem files, Path path) throws IOException {
    boolean isCompressed = COMPRESSED.matcher(path.getName()).matches();
    try (FSDataInputStream in = files.open(path)) {
      String beginning = new String(in.readNBytes(6), java.nio.charset.StandardCharsets.ISO_8859_1);
      isCompressed |= BEGINNINGS.stream().anyMatch(beginning::startsWith);
    }
    if (isCompressed) {
      throw new InputException(
          file + " is compressed, so its ranges cannot be read separately",
          "decompress it first, for example with gunzip");
    }
  }

  /** The name of the file, without its directory. */
  public String name() {
    return new Path(path).getName();
  }

  /**
   * The shape of the first puzzle, if its blocks are square: the first of the leading lines that is
   * a puzzle of some order from 2 to 7.
   *
   * @return empty if there is none
   */
  public Optional<SudokuShape> likelyShape(Configuration hadoop) {
    try (RangeLines lines = new RangeLines(path, new ByteRange(0, 0, bytes), hadoop)) {
      for (int line = 0; line < MAX_LINES && lines.next(); line++) {
        for (int order : ORDERS) {
          SudokuShape shape = SudokuShape.order(order);
          byte[] cells = new byte[shape.cells()];
          if (new SudokuLineReader(shape).read(lines.text(), cells)
              == SudokuLineReader.Content.GRID) {
            return Optional.of(shape);
          }
        }
      }
    }
    return Optional.empty();
  }
}
