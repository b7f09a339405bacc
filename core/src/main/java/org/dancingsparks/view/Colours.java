package org.dancingsparks.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Palette;

/** The colours of marks, as {@code #rrggbb}: the same on every machine. */
public final class Colours {
  /** The colour of lines. */
  public static final String BLACK = "#000000";

  /** The colour of paper. */
  public static final String WHITE = "#ffffff";

  /** The share of a colour in its pale form. */
  private static final float PALENESS = 0.35f;

  /** The darkest of {@link #shade}: dark blue, which in grey is nearly black. */
  private static final int[] FULL = {0x08, 0x30, 0x6b};

  /** The lightnesses of tints: neither as light as an open cell nor as dark as a line. */
  private static final List<Double> LIGHTNESSES =
      IntStream.rangeClosed(0, 12).mapToObj(step -> 32 + 4.5 * step).toList();

  private Colours() {}

  /**
   * A mark's colour.
   *
   * @param number its index among the marks
   */
  public static String of(Mark mark, int number) {
    return mark.colour().orElse(at(number));
  }

  /** A colour by its index in the {@linkplain Palette palette}, which repeats. */
  public static String at(int index) {
    return Palette.at(index);
  }

  /** A pale tint of a colour, on which text is black. */
  public static String pale(String colour) {
    int full = Integer.parseInt(colour.substring(1), 16);
    int rgb = 0;
    for (int shift = 16; shift >= 0; shift -= 8) {
      rgb |= 255 - Math.round((255 - (full >> shift & 255)) * PALENESS) << shift;
    }
    return "#%06x".formatted(rgb);
  }

  /** Black or white, whichever is easier to read on a colour. */
  static String ink(String colour) {
    double light = luminance(colour) + 0.05;
    // By WCAG 2 the contrasts are equal if these squares are.
    return light * light > 1.05 * 0.05 ? BLACK : WHITE;
  }

  /**
   * A colour and tints of it, darker and lighter ones that can be told apart: each has the
   * lightness farthest from those before it.
   */
  static List<String> tints(String colour) {
    double light = luminance(colour);
    List<String> tints = new ArrayList<>(List.of(colour));
    List<Double> taken = new ArrayList<>(List.of(lightness(light)));
    List<Double> left = new ArrayList<>(LIGHTNESSES);
    while (!left.isEmpty()) {
      double next = Collections.max(left, Comparator.comparing(at -> distance(at, taken)));
      left.remove(next);
      taken.add(next);
      tints.add(withLuminance(colour, light, luminance(next)));
    }
    return tints;
  }

  private static double distance(double lightness, List<Double> taken) {
    return taken.stream().mapToDouble(at -> Math.abs(at - lightness)).min().orElseThrow();
  }

  /** A colour of one luminance mixed with white, or with black, so that it has another one. */
  private static String withLuminance(String colour, double light, double wanted) {
    int rgb = Integer.parseInt(colour.substring(1), 16);
    int mixed = 0;
    for (int shift = 16; shift >= 0; shift -= 8) {
      double channel = linear(rgb >> shift & 255);
      double lighter = channel + (1 - channel) * (wanted - light) / (1 - light);
      double share = wanted > light ? lighter : channel * wanted / light;
      mixed = mixed << 8 | (int) Math.round(255 * gamma(share));
    }
    return "#%06x".formatted(mixed);
  }

  /** A colour with a share of white in it, or if that is negative, of black. */
  static String tinted(String colour, double share) {
    return mixed(colour, share > 0 ? WHITE : BLACK, Math.abs(share));
  }

  /** A mixture of two colours: 0 for the one, 1 for the other. */
  static String mixed(String from, String to, double share) {
    int rgb = 0;
    for (int at = 1; at < from.length(); at += 2) {
      int one = Integer.parseInt(from, at, at + 2, 16);
      int other = Integer.parseInt(to, at, at + 2, 16);
      rgb = rgb << 8 | (int) Math.round(one + (other - one) * share);
    }
    return "#%06x".formatted(rgb);
  }

  /** White for 0 to full dark for 1. */
  static String shade(double share) {
    int rgb = 0;
    for (int full : FULL) {
      rgb = rgb << 8 | (int) Math.round(255 + (full - 255) * share);
    }
    return "#%06x".formatted(rgb);
  }

  /** Relative luminance, from 0 for black to 1 for white. */
  static double luminance(String colour) {
    int rgb = Integer.parseInt(colour.substring(1), 16);
    return 0.2126 * linear(rgb >> 16)
        + 0.7152 * linear(rgb >> 8 & 255)
        + 0.0722 * linear(rgb & 255);
  }

  /** The CIE 1976 lightness, from 0 for black to 100 for white, perceptually uniform. */
  private static double lightness(double luminance) {
    return luminance > 0.008856 ? 116 * StrictMath.cbrt(luminance) - 16 : 903.3 * luminance;
  }

  /** The luminance of a lightness that is not near black. */
  private static double luminance(double lightness) {
    return StrictMath.pow((lightness + 16) / 116, 3);
  }

  private static double gamma(double share) {
    return share <= 0.0031308 ? 12.92 * share : 1.055 * StrictMath.pow(share, 1 / 2.4) - 0.055;
  }

  private static double linear(int channel) {
    double share = channel / 255.0;
    return share <= 0.04045 ? share / 12.92 : StrictMath.pow((share + 0.055) / 1.055, 2.4);
  }
}
