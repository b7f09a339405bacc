package org.dancingsparks.view;

/**
 * What a booklet is printed on, and with what ink. Immutable.
 *
 * @param paper size of its pages
 * @param ink of its pieces
 */
public record BookletPrint(Paper paper, Ink ink) {
  private static final double PIXELS_PER_MILLIMETRE = 96 / 25.4;

  /** Sizes of pages, with margins at the binding that are wider than those outside. */
  public enum Paper {
    A4(210, 297, 21, 13),
    LETTER(215.9, 279.4, 21, 13),
    /** Six by nine inches, as paperbacks have it. */
    SIX_BY_NINE(152.4, 228.6, 19, 11);

    /** Below is the number of the page. */
    private static final double TOP = 13;

    private static final double BOTTOM = 17;

    private final double width;
    private final double height;
    private final double inside;
    private final double outside;

    /** In millimetres. */
    Paper(double width, double height, double inside, double outside) {
      this.width = width;
      this.height = height;
      this.inside = inside;
      this.outside = outside;
    }

    /** Between the margins, in pixels. */
    double room() {
      return Math.floor((width - inside - outside) * PIXELS_PER_MILLIMETRE);
    }

    /** Between the margins, in pixels. */
    double roomDown() {
      return Math.floor((height - TOP - BOTTOM) * PIXELS_PER_MILLIMETRE);
    }

    /** Its rules of style; pages on the left are bound at their right. */
    String style() {
      String size = "@page { size: %smm %smm; }".formatted(text(width), text(height));
      return size + "\n" + side("left", outside, inside) + "\n" + side("right", inside, outside);
    }

    private static String side(String side, double left, double right) {
      return ("@page :%s { margin: %smm %smm %smm %smm;"
              + " @bottom-%1$s { content: counter(page); font: 9pt sans-serif; } }")
          .formatted(side, text(TOP), text(right), text(BOTTOM), text(left));
    }

    private static String text(double millimetres) {
      return Svg.number(millimetres);
    }
  }

  /** With what pieces are drawn. */
  public enum Ink {
    /** Black and a light grey, for printers and copiers without colour. */
    GREY,
    /** Pieces have their colours; those that are found have paler ones. */
    COLOUR;

    Medium medium() {
      return this == GREY ? Medium.PAPER : Medium.COLOURED_PAPER;
    }
  }
}
