package org.dancingsparks.runs.sudoku;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.message.InputException;

/**
 * The lines of a file that start in a range of its bytes, one after another.
 *
 * <p>A line ends with a line feed, and a carriage return before that is not part of it; the last
 * one may end with the file. The ranges of a file together have each line once. No more than {@link
 * #MAX_BYTES} bytes of a line are stored, so memory has a bound for any file. Not thread safe.
 * Failures to read are thrown as an {@link InputException}.
 */
final class RangeLines implements Closeable {
  /** Bytes of the longest line that is read; no Sudoku has half that number of cells. */
  static final int MAX_BYTES = 10_000;

  private static final int BUFFER = 1 << 16;

  private final String file;
  private final ByteRange range;
  private final FSDataInputStream in;
  private final MessageDigest digest = sha256Digest();
  private final byte[] buffer = new byte[BUFFER];
  private final byte[] line = new byte[MAX_BYTES];

  /** The index in the buffer of the next byte to take. */
  private int at;

  private int filled;

  /** The position in the file at which the buffer ends. */
  private long end;

  private int length;
  private boolean isTooLong;
  private boolean hasBegun;

  RangeLines(String file, ByteRange range, Configuration hadoop) {
    this.file = file;
    this.range = range;
    try {
      Path path = new Path(file);
      in = HadoopFiles.of(path, hadoop).open(path);
    } catch (IOException | FSError e) {
      throw unreadable(file, e);
    }
  }

  static MessageDigest sha256Digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256.", e);
    }
  }

  static InputException unreadable(String file, Throwable e) {
    return new InputException(
        "%s cannot be read: %s".formatted(file, HadoopFiles.why(e)),
        "check the path and that you may read it");
  }

  /** Moves to the next line; false if no other starts in the range. */
  boolean next() {
    try {
      if (!hasBegun) {
        begin();
      }
      return place() < range.to() && takeLine();
    } catch (IOException | FSError e) {
      throw unreadable(file, e);
    }
  }

  /** Moves to the first line that starts in the range. */
  private void begin() throws IOException {
    hasBegun = true;
    // The byte before shows whether the range begins with a line or in the middle of one.
    end = Math.max(0, range.from() - 1);
    in.seek(end);
    if (range.from() > 0) {
      takeLine();
    }
  }

  /** The position in the file of the next byte. */
  private long place() {
    return end - filled + at;
  }

  /** Takes the bytes up to the next line feed or the end of the file; false if there are none. */
  private boolean takeLine() throws IOException {
    length = 0;
    isTooLong = false;
    if (at == filled && !fill()) {
      return false;
    }
    boolean isOpen = true;
    while (isOpen) {
      int from = at;
      while (at < filled && buffer[at] != '\n') {
        at++;
      }
      append(from);
      isOpen = at == filled && fill();
    }
    // Past the line feed, unless the line ends with the file.
    at += at < filled ? 1 : 0;
    return true;
  }

  private void append(int from) {
    int fitting = Math.min(at - from, MAX_BYTES - length);
    System.arraycopy(buffer, from, line, length, fitting);
    length += fitting;
    isTooLong |= fitting < at - from;
  }

  private boolean fill() throws IOException {
    int read = in.read(buffer, 0, BUFFER);
    at = 0;
    filled = Math.max(0, read);
    long begin = end;
    end += filled;
    int first = (int) Math.min(filled, Math.max(0, range.from() - begin));
    int last = (int) Math.max(first, Math.min(filled, range.to() - begin));
    digest.update(buffer, first, last - first);
    return filled > 0;
  }

  /** Returns whether the line has more bytes than are stored. */
  boolean isTooLong() {
    return isTooLong;
  }

  /** The line, or its beginning if it is too long; a replacement character for malformed UTF-8. */
  String text() {
    boolean endsWithReturn = length > 0 && !isTooLong && line[length - 1] == '\r';
    return new String(line, 0, endsWithReturn ? length - 1 : length, StandardCharsets.UTF_8);
  }

  /** The checksum of the range's bytes, once there is no next line; to be called once. */
  String sha256() {
    return HexFormat.of().formatHex(digest.digest());
  }

  @Override
  public void close() {
    try {
      in.close();
    } catch (IOException | FSError e) {
      throw unreadable(file, e);
    }
  }
}
