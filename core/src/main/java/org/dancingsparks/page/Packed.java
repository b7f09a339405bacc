package org.dancingsparks.page;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/** Texts compressed for a page, whose script unpacks them: deflate (RFC 1950), as base64. */
final class Packed {
  private Packed() {}

  static String text(String text) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    try (OutputStream packed = new DeflaterOutputStream(bytes, deflater)) {
      packed.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException("Writing to memory failed.", e);
    } finally {
      deflater.end();
    }
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }
}
