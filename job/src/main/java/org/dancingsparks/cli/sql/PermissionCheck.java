package org.dancingsparks.cli.sql;

import java.util.Locale;
import java.util.Set;
import org.dancingsparks.message.InputException;

/** Refuses operations that no flag allows. */
record PermissionCheck(Set<Permission> permissions) {
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
   * Returns normally if a permission is granted.
   *
   * @throws InputException if it is not
   */
  void need(Permission permission, String what, Object value) {
    if (!permissions.contains(permission)) {
      throw refused(permission, what, value);
    }
  }

  /**
   * Refuses an operation of scripts; with permission for scripts, statements are not checked at
   * all.
   */
  static void refuseScript(String what, Object value) {
    throw refused(Permission.SCRIPTS, what, value);
  }

  private static InputException refused(Permission permission, String what, Object value) {
    return new InputException(
        "A query may not %s".formatted(what.formatted(value)),
        "%s allows that, for statements that you trust".formatted(permission.flag()));
  }

  /** Checks an option of a format: Spark loads the class that a codec or a Hadoop setting names. */
  static void checkOption(String key, String value) {
    String name = key.toLowerCase(Locale.ROOT);
    boolean isCodec = name.equals("compression") || name.equals("codec");
    if (name.contains(".") || (isCodec && !CODECS.contains(value.toLowerCase(Locale.ROOT)))) {
      refuseScript("name a class to be loaded (%s)", key);
    }
  }

  /** Refuses an operation that is not known to be harmless. */
  static void refuseUnknown(String what) {
    throw new InputException(
        "This is neither a query nor EXPLAIN, DESCRIBE, SHOW or a temporary view (%s)"
            .formatted(what),
        "%s allows any statement, for those that you trust".formatted(Permission.SCRIPTS.flag()));
  }
}
