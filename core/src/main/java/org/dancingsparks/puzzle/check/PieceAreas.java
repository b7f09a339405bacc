package org.dancingsparks.puzzle.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.dancingsparks.puzzle.Group;
import org.dancingsparks.puzzle.Use;

/** Bounds on the cells that pieces cover together, by their uses and those of their groups. */
final class PieceAreas {
  private final List<Area> areas;
  private final List<Members> groups;

  /**
   * A piece.
   *
   * @param use how often it must and can be used
   * @param smallest the fewest cells of one copy
   * @param largest the most cells of one copy
   */
  record Area(String piece, Use use, int smallest, int largest) {
    Area {
      if (largest == 0) {
        use = new Use(use.least(), Math.max(1, use.least()));
      }
    }
  }

  /** The areas of a group's pieces that are in no earlier group. */
  private record Members(Use use, List<Area> areas, boolean isWhole) {
    long needed() {
      return areas.stream().mapToLong(area -> area.use.least()).sum();
    }
  }

  /**
   * Areas of pieces.
   *
   * @param groups with the uses that they have left
   */
  PieceAreas(List<Area> areas, List<Group> groups) {
    this.areas = List.copyOf(areas);
    List<Area> single = new ArrayList<>(areas);
    this.groups =
        groups.stream()
            .map(
                group -> {
                  List<Area> own =
                      single.stream()
                          .filter(area -> group.pieces().contains(area.piece))
                          .collect(Collectors.toList());
                  single.removeAll(own);
                  long all =
                      areas.stream().filter(area -> group.pieces().contains(area.piece)).count();
                  return new Members(group.use(), own, own.size() == all);
                })
            .toList();
  }

  /** The fewest cells that the pieces cover. */
  long fewest() {
    long fewest = areas.stream().mapToLong(area -> (long) area.use.least() * area.smallest).sum();
    for (Members group : groups) {
      if (group.isWhole) {
        fewest += cheapest(group);
      }
    }
    return fewest;
  }

  /** The fewest cells of the copies that a group needs beside those that its pieces need. */
  private static long cheapest(Members group) {
    long copies = group.use.least() - group.needed();
    return group.areas.stream()
        .sorted(Comparator.comparingInt(Area::smallest))
        .flatMapToLong(area -> optional(area, copies, area.smallest))
        .limit(Math.max(0, copies))
        .sum();
  }

  private static LongStream optional(Area area, long copies, int size) {
    long more = area.use.isUnlimited() ? copies : area.use.most() - area.use.least();
    return LongStream.range(0, Math.max(0, Math.min(more, copies))).map(copy -> size);
  }

  /** Maximum number of cells that the pieces can cover; empty if there is no limit. */
  OptionalLong most() {
    List<Area> single = new ArrayList<>(areas);
    long most = 0;
    for (Members group : groups) {
      if (!group.use.isUnlimited()) {
        single.removeAll(group.areas);
        most += dearest(group);
      }
    }
    if (single.stream().anyMatch(area -> area.use.isUnlimited())) {
      return OptionalLong.empty();
    }
    return OptionalLong.of(
        most + single.stream().mapToLong(area -> (long) area.use.most() * area.largest).sum());
  }

  private static long dearest(Members group) {
    long needed =
        group.areas.stream().mapToLong(area -> (long) area.use.least() * area.largest).sum();
    long copies = group.use.most() - group.needed();
    return needed
        + group.areas.stream()
            .sorted(Comparator.comparingInt(Area::largest).reversed())
            .flatMapToLong(area -> optional(area, copies, area.largest))
            .limit(Math.max(0, copies))
            .sum();
  }
}
