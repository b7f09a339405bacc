package org.dancingsparks.search;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.zip.CRC32C;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.DiagramBytes;
import org.dancingsparks.format.knuth.KnuthReader;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.puzzle.Symmetries;

/**
 * A {@link Search} as bytes: a magic number, a version, the problem as Knuth's text, the rest as
 * numbers, all big-endian, and a CRC-32C of everything before it.
 */
public final class SearchBytes {
  private static final int MAGIC = 0x44535331;
  private static final int VERSION = 5;
  private static final int CHECKSUM_BYTES = Long.BYTES;

  private SearchBytes() {}

  /**
   * Writes a search.
   *
   * @throws IllegalArgumentException if its diagram is in a file of this machine
   */
  public static byte[] write(Search search) {
    if (search.numbered().isPresent() && search.diagram().isEmpty()) {
      throw new IllegalArgumentException("Other machines cannot read a diagram in a file.");
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeInt(MAGIC);
      out.writeInt(VERSION);
      byte[] problem = KnuthWriter.write(search.whole()).getBytes(StandardCharsets.UTF_8);
      out.writeInt(problem.length);
      out.write(problem);
      out.writeBoolean(search.isWhole());
      writeInts(out, search.isWhole() ? new int[0] : search.kept().stream().toArray());
      out.writeUTF(search.method().engine());
      out.writeLong(search.method().memory());
      out.writeUTF(search.order().name());
      for (int place = 0; place < search.order().size(); place++) {
        out.writeInt(search.order().item(place));
      }
      writeInts(out, search.givens().literals());
      out.writeInt(search.use().ordinal());
      out.writeInt(search.symmetries().order());
      for (int[] images : search.symmetries().images()) {
        writeInts(out, images);
      }
      writeInts(out, search.pivot());
      out.writeBoolean(search.diagram().isPresent());
      if (search.diagram().isPresent()) {
        List<Prefix> prefixes = search.diagram().get().prefixes();
        out.writeInt(prefixes.size());
        for (Prefix prefix : prefixes) {
          writeInts(out, prefix.literals());
        }
        DiagramBytes.write(search.diagram().get(), out);
      }
      out.writeLong(checksum(bytes.toByteArray()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static void writeInts(DataOutputStream out, int[] values) throws IOException {
    out.writeInt(values.length);
    for (int value : values) {
      out.writeInt(value);
    }
  }

  private static long checksum(byte[] bytes) {
    CRC32C checksum = new CRC32C();
    checksum.update(bytes);
    return checksum.getValue();
  }

  /**
   * The search that was written.
   *
   * @throws IllegalArgumentException if the bytes are damaged or of another version
   */
  public static Search read(byte[] bytes) {
    byte[] body = Arrays.copyOf(bytes, Math.max(0, bytes.length - CHECKSUM_BYTES));
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      if (in.readInt() != MAGIC || in.readInt() != VERSION) {
        throw new IllegalArgumentException(
            "The search was sent by another version of this program; use one jar everywhere.");
      }
      DataInputStream end =
          new DataInputStream(new ByteArrayInputStream(bytes, body.length, CHECKSUM_BYTES));
      if (end.readLong() != checksum(body)) {
        throw new IllegalArgumentException("The search was damaged on its way; run it again.");
      }
      return read(in);
    } catch (IOException e) {
      throw new IllegalArgumentException("The search was cut short on its way; run it again.", e);
    }
  }

  private static Search read(DataInputStream in) throws IOException {
    byte[] text = in.readNBytes(in.readInt());
    Problem problem = KnuthReader.read("problem", new String(text, StandardCharsets.UTF_8));
    boolean isWhole = in.readBoolean();
    BitSet kept = new BitSet(problem.options());
    Arrays.stream(readInts(in)).forEach(kept::set);
    String engine = in.readUTF();
    long memory = in.readLong();
    String order = in.readUTF();
    int[] items = new int[problem.items()];
    for (int place = 0; place < items.length; place++) {
      items[place] = in.readInt();
    }
    int[] givens = readInts(in);
    SymmetryUse use = SymmetryUse.values()[in.readInt()];
    int[][] images = new int[in.readInt()][];
    for (int element = 0; element < images.length; element++) {
      images[element] = readInts(in);
    }
    ItemOrder itemOrder = ItemOrder.of(order, problem, items);
    SymmetrySplit split = new SymmetrySplit(use, Symmetries.of(images), readInts(in));
    Search search =
        new Search(
                new OrderedProblem(problem, itemOrder, Prefix.ofLiterals(problem, givens)), split)
            .by(method(engine, itemOrder, memory));
    if (!isWhole) {
      search = search.keeping(kept);
    }
    return in.readBoolean() ? search.withDiagram(readDiagram(in, problem, itemOrder)) : search;
  }

  private static Method method(String engine, ItemOrder order, long memory) {
    return switch (engine) {
      case Method.DIAGRAM -> new Method.Memo(order, memory);
      case Method.BIT_SETS -> new Method.BitSets(order);
      default -> new Method.Links(order);
    };
  }

  private static Diagram readDiagram(DataInputStream in, Problem problem, ItemOrder order)
      throws IOException {
    List<Prefix> prefixes = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      prefixes.add(Prefix.ofLiterals(problem, readInts(in)));
    }
    return DiagramBytes.read(in, problem, order, prefixes);
  }

  private static int[] readInts(DataInputStream in) throws IOException {
    int[] values = new int[in.readInt()];
    for (int place = 0; place < values.length; place++) {
      values[place] = in.readInt();
    }
    return values;
  }
}
