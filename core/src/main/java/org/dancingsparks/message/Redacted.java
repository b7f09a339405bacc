package org.dancingsparks.message;

import java.util.regex.Pattern;

/**
 * Text without the secrets of the URLs that it names, so that it can be shown, logged and kept:
 * {@code ***} stands for the user and password, and for the query, in which signed URLs have their
 * signature.
 */
public final class Redacted {
  /**
   * The user information of an authority, up to some length: whatever the text, it takes time that
   * its length takes. A password may have a slash that should have been written as {@code %2F}, but
   * what follows the colon of a port has no user before it.
   */
  private static final Pattern USER =
      Pattern.compile(
          "(?<=://)(?:[^\\s/?#]{0,500}@"
              + "|[^\\s/?#:@]{0,500}:(?!\\d{1,5}(?![^\\s/?#]))[^\\s@]{0,500}@)");

  /** An authority that a message names without its scheme. */
  private static final Pattern AUTHORITY =
      Pattern.compile("(?<=authority: |UnknownHostException: |host: )[^\\s/?#@]+@");

  /** User and password where the slashes before them are too few or too many. */
  private static final Pattern ODD_SLASHES =
      Pattern.compile(
          "(?<![\\w+.-])([a-zA-Z][\\w+.-]{1,20}:/{0,3})[^\\s/?#@:]{1,200}:[^\\s@/]{1,500}@");

  private static final Pattern QUERY =
      Pattern.compile("(://[^\\s?]{0,1000}\\?)[^\\s?'\"]{0,1000}=[^\\s'\";]*");

  private Redacted() {}

  /** The text with {@code ***} in place of secrets. */
  public static String text(String text) {
    String shown = text;
    if (text.indexOf('@') >= 0) {
      shown = USER.matcher(shown).replaceAll("***@");
      shown = ODD_SLASHES.matcher(shown).replaceAll("$1***@");
      shown = AUTHORITY.matcher(shown).replaceAll("***@");
    }
    return text.contains("://") ? QUERY.matcher(shown).replaceAll("$1***") : shown;
  }

  /**
   * The regular expression of the user information left out before a host, for other classes that
   * omit it.
   */
  public static String user() {
    return USER.pattern();
  }

  /** The name of a file, without the folders of its path or URL. */
  public static String fileName(String path) {
    String file = path.contains("://") ? path.replaceFirst("\\?.*", "") : path;
    return file.substring(file.lastIndexOf('/') + 1);
  }
}
