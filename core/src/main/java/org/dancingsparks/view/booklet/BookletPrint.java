package org.dancingsparks.view.booklet;

import org.dancingsparks.view.Medium;
import org.dancingsparks.view.Svg;

/**
 * The paper and ink of a booklet. Immutable.
 *
 * @param paper size of its pages
 * @param ink of its pieces
 */
public record BookletPrint(Paper paper, Ink ink) {
  private static final double PIXELS_PER_MILLIMETRE = 96 / 25.4;

  /** Sizes of pages, with margins that are wider at the binding than outside. */
  public enum Paper {
    A4(210, 297, 21, 13),
    LETTER(215.9, 279.4, 21, 13),
    /** Six by nine inches, a size of paperbacks. */
    SIX_BY_NINE(152.4, 228.6, 19, 11);

    /** The margin at the top. */
    private static final double TOP = 13;

    /** The margin at the bottom, which has the page number. */
    private static final double BOTTOM = 17;

    private final double width;
    private final double height;
    private final double inside;
    private final double outside;

    /** A size of paper, with lengths in millimetres. */
    Paper(double width, double height, double inside, double outside) {
      this.width = width;
      this.height = height;
      this.inside = inside;
      this.outside = outside;
    }

    /** The width between the margins, in pixels. */
    double room() {
      return Math.floor((width - inside - outside) * PIXELS_PER_MILLIMETRE);
    }

    /** The height between the margins, in pixels. */
    double roomDown() {
      return Math.floor((height - TOP - BOTTOM) * PIXELS_PER_MILLIMETRE);
    }

    /** The CSS rules of the paper; left pages are bound at their right. */
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

  /** The inks for pieces. */
  public enum Ink {
    /** Black and a light grey, for printers and copiers without colour. */
    GREY,
    /** Pieces have their colours; those to be found have paler ones. */
    COLOUR;

    Medium medium() {
      return this == GREY ? Medium.PAPER : Medium.COLOURED_PAPER;
    }
  }
}
