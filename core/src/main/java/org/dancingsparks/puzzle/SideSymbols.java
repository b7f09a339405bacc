package org.dancingsparks.puzzle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Letters and digits for tiles and for the colours of their sides. */
public final class SideSymbols {
  private SideSymbols() {}

  /** Marks for tiles, with A for the first. */
  static List<Mark> tiles(List<String> names) {
    List<Mark> marks = new ArrayList<>();
    for (String name : names) {
      marks.add(new Mark(name, Mark.symbol(marks.size()), Optional.empty()));
    }
    return marks;
  }

  /** Marks for colours: each has its first letter, or else the first small letter that is free. */
  public static List<Mark> colours(List<String> names) {
    Set<Character> taken = new HashSet<>();
    char[] symbols = new char[names.size()];
    for (int colour = 0; colour < symbols.length; colour++) {
      char initial = Character.toLowerCase(names.get(colour).charAt(0));
      if (Character.isLetterOrDigit(initial) && taken.add(initial)) {
        symbols[colour] = initial;
      }
    }
    List<Mark> marks = new ArrayList<>();
    // Small letters first, then those after them.
    int index = 26;
    for (int colour = 0; colour < symbols.length; colour++) {
      while (symbols[colour] == 0) {
        char symbol = Mark.symbol(index++);
        symbols[colour] = taken.add(symbol) ? symbol : 0;
      }
      String name = names.get(colour);
      String css = Palette.named(name).or(() -> CssColours.find(name)).orElse(Palette.at(colour));
      marks.add(new Mark(name, symbols[colour], Optional.of(css)));
    }
    return marks;
  }
}
