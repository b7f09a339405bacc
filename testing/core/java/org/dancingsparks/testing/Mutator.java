package org.dancingsparks.testing;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Spoils inputs at random: flips bits, drops, doubles, repeats and swaps spans, cuts the end off,
 * and inserts words of the format and text that readers stumble over.
 */
public final class Mutator {
  private static final int LONGEST_SPAN = 40;

  /** No input grows beyond this. */
  private static final int LONGEST = 1 << 16;

  /** Text that readers of any format stumble over. */
  private static final List<String> STUMBLES =
      List.of(
          "\0",
          "\u001b[2J",
          "\u0007",
          "\u009b31m",
          "\u202e",
          "\u2028",
          "\u0085",
          "\ufeff",
          "\ud800",
          "\udc00",
          "\u00a0",
          "\u3000",
          "\r\n",
          "\r",
          "\n",
          "\t",
          "\n\n",
          " ",
          "\\",
          "../..",
          "$(id)",
          "`id`",
          "-1",
          "0",
          "1",
          "9",
          "2147483647",
          "2147483648",
          "99999999999999999999",
          "1e9",
          "NaN",
          "null",
          "\ud83d\ude00",
          "%s%n",
          "{",
          "}",
          "\"");

  private final Random random;
  private final List<String> words;

  /**
   * A mutator.
   *
   * @param words keywords and signs of the format
   */
  public Mutator(Random random, List<String> words) {
    this.random = random;
    this.words = new ArrayList<>(words);
    this.words.addAll(STUMBLES);
  }

  /** One of the words. */
  public String word() {
    return words.get(random.nextInt(words.size()));
  }

  /** The text, spoilt a few times or, now and then, not at all. */
  public String text(String text) {
    String spoilt = text;
    for (int times = random.nextInt(5); times > 0; times--) {
      spoilt = once(spoilt);
    }
    return spoilt;
  }

  private String once(String text) {
    int from = random.nextInt(text.length() + 1);
    int to = Math.min(text.length(), from + random.nextInt(LONGEST_SPAN));
    String before = text.substring(0, from);
    String span = text.substring(from, to);
    String after = text.substring(to);
    String spoilt =
        switch (random.nextInt(9)) {
          case 0 -> before + after;
          case 1 -> before + span + span + after;
          case 2 -> before + repeated(span) + after;
          case 3 -> before;
          case 4 -> before + word() + after;
          case 5 -> before + word() + span + after;
          case 6 -> before + repeated(word()) + span + after;
          case 7 -> before + flipped(span) + after;
          default -> after + span + before;
        };
    return spoilt.length() > LONGEST ? spoilt.substring(0, LONGEST) : spoilt;
  }

  private String repeated(String span) {
    int times = random.nextInt(10) == 0 ? 20_000 : random.nextInt(100);
    return span.repeat(Math.min(times, LONGEST / Math.max(1, span.length())));
  }

  private String flipped(String span) {
    if (span.isEmpty()) {
      return span;
    }
    char[] units = span.toCharArray();
    units[random.nextInt(units.length)] ^= (char) (1 << random.nextInt(Character.SIZE));
    return new String(units);
  }

  /** The bytes, spoilt at least once. */
  public byte[] bytes(byte[] bytes) {
    return bytes(bytes, 0);
  }

  /** The bytes, spoilt at least once from a place on. */
  public byte[] bytes(byte[] bytes, int start) {
    byte[] spoilt = bytes;
    for (int times = 1 + random.nextInt(3); times > 0; times--) {
      spoilt = once(spoilt, Math.min(start, spoilt.length));
    }
    return spoilt;
  }

  private byte[] once(byte[] bytes, int start) {
    int from = start + random.nextInt(bytes.length - start + 1);
    int length = Math.min(bytes.length - from, random.nextInt(LONGEST_SPAN));
    ByteArrayOutputStream spoilt = new ByteArrayOutputStream();
    spoilt.write(bytes, 0, from);
    switch (random.nextInt(7)) {
      case 0 -> {}
      case 1 -> write(spoilt, bytes, from, length, 2);
      case 2 -> write(spoilt, bytes, from, length, random.nextInt(200));
      case 3 -> {
        return spoilt.toByteArray();
      }
      case 4 -> spoilt.writeBytes(word().getBytes(StandardCharsets.UTF_8));
      case 5 -> {
        // One byte is another number: small, large, or any.
        int[] numbers = {0, 1, 2, 127, 128, 255, random.nextInt(256)};
        length = Math.min(1, bytes.length - from);
        spoilt.write(numbers[random.nextInt(numbers.length)]);
      }
      default -> {
        write(spoilt, bytes, from, length, 1);
        flip(spoilt, bytes, from + length);
        length = Math.min(length + 1, bytes.length - from);
      }
    }
    spoilt.write(bytes, from + length, bytes.length - from - length);
    return spoilt.toByteArray();
  }

  private static void write(
      ByteArrayOutputStream out, byte[] bytes, int from, int length, int times) {
    for (int time = 0; time < times && out.size() < LONGEST; time++) {
      out.write(bytes, from, length);
    }
  }

  private void flip(ByteArrayOutputStream out, byte[] bytes, int at) {
    if (at < bytes.length) {
      out.write(bytes[at] ^ 1 << random.nextInt(Byte.SIZE));
    }
  }
}
