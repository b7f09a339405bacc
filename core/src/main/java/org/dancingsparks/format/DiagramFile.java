package org.dancingsparks.format;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.DiagramBytes;
import org.dancingsparks.format.knuth.KnuthReader;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.format.yaml.YamlNode;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Printable;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;

/**
 * A puzzle and the diagram of all its solutions, as a file ({@code .xcd}).
 *
 * <p>Eight bytes, {@code 89 58 43 44 0D 0A 1A 0A}, that reveal damage by text transfer; the
 * version, 1, in four, big-endian; then a stream compressed by zlib that ends with the file. In it,
 * texts are UTF-8 after their length in four bytes: the kind ({@code puzzle}, then the text is a
 * puzzle file with one puzzle, or {@code problem}, then it is Knuth's text), the name, the text;
 * the name of the item order and its item numbers, four bytes each; the diagram ({@link
 * DiagramBytes}); and, in eight bytes, the CRC-32C of all of the stream before it.
 */
public record DiagramFile(Puzzle puzzle, Diagram diagram) {
  private static final long MAGIC = 0x895843440D0A1A0AL;
  private static final int VERSION = 1;
  private static final String PUZZLE = "puzzle";
  private static final String PROBLEM = "problem";
  private static final int MAX_NAME = 1 << 13;
  private static final int MAX_TEXT = 1 << 28;
  private static final int BUFFER = 1 << 16;

  /**
   * Writes the file and leaves the stream open.
   *
   * @throws InputException if the puzzle is too large to be read back
   */
  public void write(OutputStream file) throws IOException {
    DataOutputStream head = new DataOutputStream(file);
    head.writeLong(MAGIC);
    head.writeInt(VERSION);
    Deflater deflater = new Deflater();
    try {
      DeflaterOutputStream packed = new DeflaterOutputStream(head, deflater, BUFFER);
      CheckedOutputStream checked = new CheckedOutputStream(packed, new CRC32C());
      DataOutputStream out = new DataOutputStream(new BufferedOutputStream(checked, BUFFER));
      writeBody(out);
      out.flush();
      out.writeLong(checked.getChecksum().getValue());
      out.flush();
      packed.finish();
    } finally {
      deflater.end();
    }
    head.flush();
  }

  private void writeBody(DataOutputStream out) throws IOException {
    Optional<String> yaml = PuzzleWriter.text(puzzle);
    writeText(out, yaml.isPresent() ? PUZZLE : PROBLEM, MAX_NAME);
    writeText(out, puzzle.name(), MAX_NAME);
    String text = yaml.orElseGet(() -> KnuthWriter.write(puzzle.problem()));
    writeText(out, text, yaml.isPresent() ? YamlNode.MAX_CHARACTERS : MAX_TEXT);
    writeText(out, puzzle.problem().hash(), MAX_NAME);
    ItemOrder order = diagram.order();
    writeText(out, order.name(), MAX_NAME);
    for (int place = 0; place < order.size(); place++) {
      out.writeInt(order.item(place));
    }
    DiagramBytes.write(diagram, out);
  }

  private static void writeText(DataOutputStream out, String text, int most) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    if (bytes.length > most) {
      throw new InputException(
          "A text of the puzzle takes %,d bytes, and a diagram file holds at most %,d there"
              .formatted(bytes.length, most),
          "shorten its names or leave out options");
    }
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  /**
   * Reads a file. Checks that each path of the diagram is a solution of the puzzle and that no two
   * are the same; whether a solution is missing cannot be known without a search.
   *
   * @param name its name in messages
   * @throws InputException if it is not such a file, or is damaged
   * @throws IOException if the stream cannot be read
   */
  public static DiagramFile read(String name, InputStream file) throws IOException {
    Inflater inflater = new Inflater();
    try {
      DataInputStream head = new DataInputStream(new BufferedInputStream(file, BUFFER));
      if (head.readLong() != MAGIC) {
        throw new InputException(name + " is not a diagram", "make one with {diagram}");
      }
      int version = head.readInt();
      if (version != VERSION) {
        throw new InputException(
            "%s is a diagram of version %d, and this program reads version %d"
                .formatted(name, version, VERSION),
            "make it again with {diagram}");
      }
      InputStream packed = new BoundedStream(name, new InflaterInputStream(head, inflater));
      CheckedInputStream checked =
          new CheckedInputStream(new BufferedInputStream(packed, BUFFER), new CRC32C());
      DataInputStream in = new DataInputStream(checked);
      DiagramFile read = readBody(name, in);
      long checksum = checked.getChecksum().getValue();
      // The stream's own end must follow as well, with nothing before or after it.
      if (in.readLong() != checksum
          || in.read() >= 0
          || inflater.getRemaining() > 0
          || head.read() >= 0) {
        throw new InputException(
            name + " is damaged: its checksum is wrong", "make it again with {diagram}");
      }
      return read;
    } catch (EOFException e) {
      throw new InputException(name + " is truncated", "make it again with {diagram}");
    } catch (ZipException | IllegalArgumentException e) {
      throw new InputException(
          "%s is damaged (%s)".formatted(name, e.getMessage()), "make it again with {diagram}");
    } finally {
      inflater.end();
    }
  }

  private static DiagramFile readBody(String name, DataInputStream in) throws IOException {
    String kind = readText(in, MAX_NAME);
    String puzzleName = readText(in, MAX_NAME);
    String text = readText(in, MAX_TEXT);
    Puzzle puzzle =
        switch (kind) {
          case PUZZLE -> PuzzleReader.read(name, text).puzzle(puzzleName);
          case PROBLEM -> new PlainPuzzle(Printable.text(puzzleName), KnuthReader.read(name, text));
          default -> throw new IllegalArgumentException("it is of an unknown kind, " + kind);
        };
    Problem problem = puzzle.problem();
    if (!readText(in, MAX_NAME).equals(problem.hash())) {
      throw new IllegalArgumentException("its options are no longer those of its puzzle");
    }
    String orderName = Printable.text(readText(in, MAX_NAME));
    int[] items = new int[problem.items()];
    for (int place = 0; place < items.length; place++) {
      items[place] = in.readInt();
    }
    ItemOrder order = ItemOrder.of(orderName, problem, items);
    return new DiagramFile(puzzle, DiagramBytes.read(in, problem, order, List.of(Prefix.EMPTY)));
  }

  private static String readText(DataInputStream in, int most) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > most) {
      throw new IllegalArgumentException("a text has the length " + length);
    }
    byte[] bytes = in.readNBytes(length);
    if (bytes.length < length) {
      throw new EOFException();
    }
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
