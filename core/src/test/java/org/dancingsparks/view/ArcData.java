package org.dancingsparks.view;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The closed lines of a path with arcs: parts, which are followed clockwise, and gaps in them. */
record ArcData(int parts, int gaps) {
  private static final Pattern END =
      Pattern.compile(
          "(?:[ML]|A[\\d.]+ [\\d.]+ 0 [01] 1 )(-?[\\d.]+) (-?[\\d.]+)|([hv])(-?[\\d.]+)");

  static ArcData of(String data) {
    int parts = 0;
    int gaps = 0;
    for (String loop : data.split("z")) {
      if (area(ends(loop)) > 0) {
        parts++;
      } else {
        gaps++;
      }
    }
    return new ArcData(parts, gaps);
  }

  private static List<double[]> ends(String loop) {
    List<double[]> ends = new ArrayList<>();
    Matcher end = END.matcher(loop);
    double x = 0;
    double y = 0;
    int read = 0;
    while (end.find()) {
      read += end.group().length();
      if (end.group(1) != null) {
        x = Double.parseDouble(end.group(1));
        y = Double.parseDouble(end.group(2));
      } else if (end.group(3).equals("h")) {
        x += Double.parseDouble(end.group(4));
      } else {
        y += Double.parseDouble(end.group(4));
      }
      ends.add(new double[] {x, y});
    }
    if (read != loop.length()) {
      throw new AssertionError("Not all of it was understood: " + loop);
    }
    return ends;
  }

  /** The area between the ends of arcs and lines; of a circle in two arcs, that of a half. */
  private static double area(List<double[]> ends) {
    double twice = 0;
    for (int at = 0; at < ends.size(); at++) {
      double[] from = ends.get(at);
      double[] to = ends.get((at + 1) % ends.size());
      twice += from[0] * to[1] - from[1] * to[0];
    }
    return ends.size() < 4 ? 1 : twice / 2;
  }
}
