package org.dancingsparks.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256, as 64 hexadecimal digits. */
final class Checksum {
  private Checksum() {}

  static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256.", e);
    }
  }

  /** The digits of what a digest was fed; the digest begins anew. */
  static String text(MessageDigest digest) {
    return HexFormat.of().formatHex(digest.digest());
  }

  /** Of a text in UTF-8. */
  static String of(String text) {
    MessageDigest digest = digest();
    digest.update(text.getBytes(StandardCharsets.UTF_8));
    return text(digest);
  }
}
