package org.dancingsparks.docs;

import java.util.List;
import java.util.Optional;

/**
 * A fenced block of a page.
 *
 * @param line number of the line that opens it, from 1
 * @param language the word after the fence
 * @param remark the text of an HTML comment right before the fence, such as {@code not run: ...}
 * @param lines those between the fences
 */
record Block(int line, String language, String remark, List<String> lines) {
  /** The text after {@code KEY:} in the remark. */
  Optional<String> remark(String key) {
    return remark.startsWith(key + ":")
        ? Optional.of(remark.substring(key.length() + 1).strip())
        : Optional.empty();
  }

  String text() {
    return String.join("\n", lines);
  }
}
