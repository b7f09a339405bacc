package org.dancingsparks.cli;

import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes messages, and shortens what is too long for one in the middle: names, values and words
 * that a user or a file gave can have any length. The reason and the remedy stand at the ends. What
 * is written at once is one message. Thread safe as its superclass is.
 */
final class MessageWriter extends PrintWriter {
  /** Paths are seldom longer. */
  private static final int LONGEST_WORD = 400;

  private static final int LONGEST_MESSAGE = 4_000;

  private static final Pattern LONG_WORD = Pattern.compile("\\S{" + (LONGEST_WORD + 1) + ",}");

  MessageWriter(OutputStream stream) {
    super(stream, true, StandardCharsets.UTF_8);
  }

  @Override
  public void write(String text, int from, int length) {
    String whole = text.substring(from, from + length);
    String shorter = LONG_WORD.matcher(whole).replaceAll(MessageWriter::replacement);
    String shown = shortened(shorter, LONGEST_MESSAGE);
    super.write(shown, 0, shown.length());
  }

  private static String replacement(MatchResult word) {
    return Matcher.quoteReplacement(shortened(word.group(), LONGEST_WORD));
  }

  /** The text, or its beginning and end and how much is left out between them. */
  private static String shortened(String text, int longest) {
    if (text.length() <= longest) {
      return text;
    }
    int end = longest / 4;
    int head = whole(text, longest / 2);
    int tail = whole(text, text.length() - end);
    return "%s...[%,d characters left out]...%s"
        .formatted(text.substring(0, head), tail - head, text.substring(tail));
  }

  /** A place that does not part a surrogate pair. */
  private static int whole(String text, int at) {
    return Character.isLowSurrogate(text.charAt(at)) ? at - 1 : at;
  }
}
