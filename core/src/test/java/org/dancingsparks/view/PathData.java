package org.dancingsparks.view;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The data of a path of straight lines, measured. */
record PathData(int loops, double length, double area) {
  private static final Pattern COMMAND =
      Pattern.compile("([ML])(-?[\\d.]+) (-?[\\d.]+)|([hv])(-?[\\d.]+)|(z)");

  /** Measures; areas are positive where the path turns to the right. */
  static PathData of(String data) {
    Matcher command = COMMAND.matcher(data);
    int loops = 0;
    double length = 0;
    double area = 0;
    double x = 0;
    double y = 0;
    double startX = 0;
    double startY = 0;
    int read = 0;
    while (command.find()) {
      read += command.group().length();
      double toX = x;
      double toY = y;
      if (command.group(1) != null) {
        toX = Double.parseDouble(command.group(2));
        toY = Double.parseDouble(command.group(3));
        if (command.group(1).equals("M")) {
          startX = x = toX;
          startY = y = toY;
        }
      } else if (command.group(6) != null) {
        loops++;
        toX = startX;
        toY = startY;
      } else if (command.group(4).equals("h")) {
        toX += Double.parseDouble(command.group(5));
      } else {
        toY += Double.parseDouble(command.group(5));
      }
      length += Math.hypot(toX - x, toY - y);
      area += (x * toY - toX * y) / 2;
      x = toX;
      y = toY;
    }
    if (read != data.length()) {
      throw new AssertionError("Not all of it was understood: " + data);
    }
    return new PathData(loops, length, area);
  }
}
