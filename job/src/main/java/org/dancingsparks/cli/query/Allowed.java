package org.dancingsparks.cli.query;

import java.util.Locale;
import java.util.Set;
import org.dancingsparks.format.InputException;

/** Refuses what no flag allows. */
record Allowed(Set<Permission> permissions) {
  private static final Set<String> CODECS =
      Set.of(
          "none",
          "uncompressed",
          "bzip2",
          "deflate",
          "gzip",
          "lz4",
          "snappy",
          "zstd",
          "zlib",
          "lzo",
          "brotli",
          "lz4_raw");

  /**
   * Returns if a permission is there.
   *
   * @throws InputException if it is not
   */
  void need(Permission permission, String what, Object value) {
    if (!permissions.contains(permission)) {
      throw new InputException(
          "A query may not %s; %s allows that, for statements that you trust."
              .formatted(what.formatted(value), permission.flag()));
    }
  }

  /** Checks an option of a format: Spark loads the class that a codec or a Hadoop setting names. */
  void option(String key, String value) {
    String name = key.toLowerCase(Locale.ROOT);
    boolean isCodec = name.equals("compression") || name.equals("codec");
    if (name.contains(".") || (isCodec && !CODECS.contains(value.toLowerCase(Locale.ROOT)))) {
      need(Permission.SCRIPTS, "name a class to be loaded (%s)", key);
    }
  }

  /** Refuses what is not known to be harmless. */
  static void unknown(String what) {
    throw new InputException(
        "This is neither a query nor EXPLAIN, DESCRIBE, SHOW or a temporary view (%s); %s allows any statement, for those that you trust."
            .formatted(what, Permission.SCRIPTS.flag()));
  }
}
