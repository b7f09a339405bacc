package org.dancingsparks.runs.solutions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.dancingsparks.puzzle.Symmetries;

/** A group of automorphisms as text: in each line its title, a tab and the image of each option. */
final class SymmetriesText {
  private SymmetriesText() {}

  static String write(Symmetries symmetries) {
    StringBuilder text = new StringBuilder();
    int[][] images = symmetries.images();
    for (int element = 0; element < images.length; element++) {
      text.append(symmetries.titles().get(element))
          .append('\t')
          .append(
              Arrays.stream(images[element])
                  .mapToObj(Integer::toString)
                  .collect(Collectors.joining(" ")))
          .append('\n');
    }
    return text.toString();
  }

  /**
   * The group that a text holds, unchecked.
   *
   * @throws IllegalArgumentException if the text is not of this form
   */
  static Symmetries read(String text) {
    List<String> titles = new ArrayList<>();
    List<int[]> images = new ArrayList<>();
    for (String line : text.lines().toList()) {
      int tab = line.indexOf('\t');
      titles.add(line.substring(0, Math.max(0, tab)));
      images.add(
          Arrays.stream(line.substring(tab + 1).split(" ")).mapToInt(Integer::parseInt).toArray());
    }
    return Symmetries.of(titles, images.toArray(int[][]::new));
  }
}
