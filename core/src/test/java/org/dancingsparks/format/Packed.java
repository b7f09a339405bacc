package org.dancingsparks.format;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.zip.CRC32C;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.puzzle.Puzzle;

/** Takes diagram files apart, and packs them again with a checksum that fits. */
final class Packed {
  /** The length of magic number and version. */
  static final int HEAD = 12;

  private Packed() {}

  static byte[] file(Puzzle puzzle) {
    ItemOrder order = puzzle.defaultOrder();
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    try {
      new DiagramFile(puzzle, new FrontierSearch(puzzle.problem(), order).diagram().orElseThrow())
          .write(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return file.toByteArray();
  }

  /** The bytes between the head and the checksum, unpacked. */
  static byte[] body(byte[] file) {
    ByteArrayInputStream packed = new ByteArrayInputStream(file, HEAD, file.length - HEAD);
    try (InflaterInputStream in = new InflaterInputStream(packed)) {
      byte[] unpacked = in.readAllBytes();
      return Arrays.copyOf(unpacked, unpacked.length - Long.BYTES);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static byte[] file(byte[] body) {
    CRC32C checksum = new CRC32C();
    checksum.update(body);
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    try {
      DataOutputStream head = new DataOutputStream(file);
      head.writeLong(0x895843440D0A1A0AL);
      head.writeInt(1);
      try (DataOutputStream out = new DataOutputStream(new DeflaterOutputStream(file))) {
        out.write(body);
        out.writeLong(checksum.getValue());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return file.toByteArray();
  }
}
