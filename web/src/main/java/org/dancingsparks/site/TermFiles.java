package org.dancingsparks.site;

import java.util.regex.Pattern;

/** The terms of sequences as files, as the OEIS has them. */
final class TermFiles {
  private static final Pattern TERMS = Pattern.compile("docs/(tables/b\\d{6}\\.txt)");

  private TermFiles() {}

  /** Returns whether a path in the repository is that of such a file. */
  static boolean isTerms(String path) {
    return TERMS.matcher(path).matches();
  }

  /** The file of the site, from the folder of the front page. */
  static String file(String path) {
    return TERMS.matcher(path).replaceFirst("$1");
  }
}
