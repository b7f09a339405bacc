package org.dancingsparks.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The packages as {@code docs/architecture.md} lists them, and the floors that it puts them on. */
final class ArchitecturePage {
  private static final String BLOCK = "```text\n";

  private final List<String> listed;
  private final List<List<String>> floors;

  private ArchitecturePage(List<String> listed, List<List<String>> floors) {
    this.listed = listed;
    this.floors = floors;
  }

  /** Reads the page, whose first block lists packages, and whose second one has their floors. */
  static ArchitecturePage read(Path page) {
    try {
      String[] blocks = Files.readString(page).split(BLOCK);
      return new ArchitecturePage(
          block(blocks[1]).toList(),
          block(blocks[2]).map(line -> List.of(line.split(" +"))).toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<String> block(String text) {
    return text.substring(0, text.indexOf("```")).lines();
  }

  /** The packages that it lists below a module, such as {@code core}. */
  TreeSet<String> packages(String module) {
    TreeSet<String> packages = new TreeSet<>();
    String above = "";
    boolean isInside = false;
    for (String line : listed) {
      int indent = line.length() - line.stripLeading().length();
      if (indent == 0) {
        isInside = line.startsWith(module + "/");
      } else if (isInside && indent == 2) {
        above = line.strip().split(" ")[0];
        packages.add(above);
      } else if (isInside && indent == 4) {
        for (String name : line.strip().split(" {2}")[0].split(", ")) {
          packages.add(above + "." + name);
        }
      }
    }
    return packages;
  }

  /**
   * Arrows that do not lead from a floor to a lower one, and packages that are on no floor or on
   * two.
   *
   * @param arrows as {@link Arrows} lists them
   */
  List<String> faults(String arrows) {
    List<String> faults = new ArrayList<>();
    Map<String, Integer> floorOf = new HashMap<>();
    for (int floor = 0; floor < floors.size(); floor++) {
      for (String name : floors.get(floor)) {
        if (floorOf.put(name, floor) != null) {
          faults.add(name + " is on two floors");
        }
      }
    }
    for (String line : arrows.split("\n")) {
      String[] sides = line.split(" -> ?");
      List<String> targets = sides.length < 2 ? List.of() : List.of(sides[1].split(", "));
      Stream.concat(Stream.of(sides[0]), targets.stream())
          .filter(name -> !floorOf.containsKey(name))
          .forEach(name -> faults.add(name + " is on no floor"));
      targets.stream()
          .filter(target -> floorOf.getOrDefault(target, 0) <= floorOf.getOrDefault(sides[0], 0))
          .forEach(target -> faults.add(sides[0] + " -> " + target + " does not lead down"));
    }
    return faults.stream().distinct().sorted().toList();
  }
}
