package org.dancingsparks.view;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.dancingsparks.puzzle.BoardPuzzle;

/**
 * Writes one picture as SVG text: well-formed whatever its names, the same for the same calls, and
 * without references to anything outside. Lengths are pixels; numbers are written to a hundredth.
 * Not thread safe.
 */
public final class Svg {
  private static final String NAMESPACE = "http://www.w3.org/2000/svg";
  private static final int FIRST_WIDE = 0x1100;

  private final Markup markup;

  /** A picture on white, a file of its own. */
  public Svg(double width, double height, String title) {
    this(new Markup(), width, height, title);
  }

  /** A picture on white within a page; closing it leads back to the page. */
  public Svg(Markup page, double width, double height, String title) {
    markup = page;
    open("svg", "xmlns", NAMESPACE, "width", width, "height", height);
    attributes("viewBox", "0 0 " + number(width) + " " + number(height));
    attributes("role", "img", "font-family", "sans-serif");
    title(title);
    leaf("rect", "width", width, "height", height, "fill", Colours.WHITE);
  }

  /** Begins an element; attributes are names and values in turn. */
  public Svg open(String element, Object... attributes) {
    markup.open(element);
    return attributes(attributes);
  }

  /** More attributes for the element just begun. */
  public Svg attributes(Object... attributes) {
    for (int at = 0; at < attributes.length; at += 2) {
      Object value = attributes[at + 1];
      String shown = value instanceof Double real ? number(real) : value.toString();
      markup.attributes((String) attributes[at], shown);
    }
    return this;
  }

  public Svg text(String words) {
    markup.text(words);
    return this;
  }

  public Svg close() {
    markup.close();
    return this;
  }

  /** An element without content. */
  public Svg leaf(String element, Object... attributes) {
    return open(element, attributes).close();
  }

  /** A title that screen readers say and that pointing at the element just begun shows. */
  public Svg title(String words) {
    return open("title").text(words).close();
  }

  /** Words at the place of their baseline. */
  public Svg words(String words, double x, double y, Object... attributes) {
    return open("text", "x", x, "y", y).attributes(attributes).text(words).close();
  }

  /** Closes a picture that is a file of its own. */
  public String finish() {
    return close().markup.finish();
  }

  /** The headline of a picture of a puzzle. */
  static String headline(BoardPuzzle puzzle) {
    return puzzle.title().isEmpty() ? puzzle.name() : puzzle.name() + ": " + puzzle.title();
  }

  /** A transformation to another origin. */
  public static String moved(double x, double y) {
    return "translate(" + number(x) + " " + number(y) + ")";
  }

  public static String number(double value) {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_UP);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }

  /** The approximate width of words; wider than most fonts set them. */
  public static double width(String words, double size) {
    return words.codePoints().mapToDouble(point -> point < FIRST_WIDE ? 0.62 : 1.1).sum() * size;
  }

  /** The words, or as many of their first letters as fit. */
  public static String fitted(String words, double size, double room) {
    int end = words.length();
    String fitted = words;
    while (end > 0 && width(fitted, size) > room) {
      end = words.offsetByCodePoints(end, -1);
      fitted = words.substring(0, end).strip() + "\u2026";
    }
    return fitted;
  }
}
