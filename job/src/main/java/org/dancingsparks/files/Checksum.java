package org.dancingsparks.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/** SHA-256, as 64 hexadecimal digits. */
public final class Checksum {
  private static final int BUFFER = 1 << 16;

  private Checksum() {}

  public static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256.", e);
    }
  }

  /** The checksum of all bytes given to a digest, which is reset. */
  public static String text(MessageDigest digest) {
    return HexFormat.of().formatHex(digest.digest());
  }

  /** Returns the checksum of a file. */
  public static String of(FileSystem files, Path path) throws IOException {
    MessageDigest digest = digest();
    byte[] buffer = new byte[BUFFER];
    try (InputStream in = files.open(path)) {
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        digest.update(buffer, 0, read);
      }
    }
    return text(digest);
  }

  /** Returns the checksum of a text in UTF-8. */
  public static String of(String text) {
    MessageDigest digest = digest();
    digest.update(text.getBytes(StandardCharsets.UTF_8));
    return text(digest);
  }
}
