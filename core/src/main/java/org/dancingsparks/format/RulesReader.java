package org.dancingsparks.format;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.dancingsparks.format.yaml.YamlNode;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Condition;
import org.dancingsparks.puzzle.Group;
import org.dancingsparks.puzzle.Layering;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PuzzleRules;
import org.dancingsparks.puzzle.Use;

/** Reads the rules of a puzzle file besides its board and pieces: groups, holes and others. */
final class RulesReader {
  static final List<String> KEYS = List.of("layered", "groups", "free", "holes", "never", "rules");

  /** The signs of holes that have none of their own: none that drawings use otherwise. */
  private static final String SIGNS = "_=~*%&!?:;$<>^/,";

  /** The name of holes of one kind. */
  static final String UNNAMED_HOLE = "hole";

  private static final Map<String, Layering.Counted> COUNTED =
      PieceReader.byText(Layering.Counted.values(), Layering.Counted::text);

  private static final Map<String, Condition> CONDITIONS =
      PieceReader.byText(Condition.values(), Condition::text);

  private final Map<String, YamlNode> keys;
  private final Regions regions;
  private final ItemNames names;
  private final List<Group> groups;
  private final List<Piece> holes;

  /**
   * A reader of the rules of a puzzle.
   *
   * @param keys the puzzle's
   */
  RulesReader(Map<String, YamlNode> keys, Regions regions) {
    this.keys = keys;
    this.regions = regions;
    names = new ItemNames(keys);
    groups = readGroups();
    holes = readHoles();
  }

  /** The rules, as far as they are not pieces. */
  PuzzleRules rules() {
    YamlNode free = keys.get("free");
    Set<Cell> cells = free == null ? Set.of() : regions.read(free);
    return new PuzzleRules(layering(), groups, cells, never(), conditions());
  }

  private Set<Condition> conditions() {
    YamlNode node = keys.get("rules");
    if (node == null) {
      return Set.of();
    }
    Set<Condition> conditions = EnumSet.noneOf(Condition.class);
    for (YamlNode entry : node.isList() ? node.list() : List.of(node)) {
      conditions.add(entry.oneOf(CONDITIONS));
    }
    if (conditions.isEmpty()) {
      throw node.error("rules lists none; name one or more, or leave it out.");
    }
    return conditions;
  }

  /** The sets of cells that are never all holes. */
  private List<Set<Cell>> never() {
    YamlNode node = keys.get("never");
    if (node == null) {
      return List.of();
    }
    if (!keys.containsKey("holes")) {
      throw node.error("never lists cells for holes, but the puzzle has no holes.");
    }
    List<Set<Cell>> never = new ArrayList<>();
    for (YamlNode entry : node.list()) {
      Set<Cell> cells = regions.read(entry);
      if (cells.size() < 2) {
        throw entry.error("never has two or more cells in each entry, as in [Feb 30, Feb 31].");
      }
      cells.forEach(cell -> checkCanBeOpen(entry, cell));
      never.add(cells);
    }
    return never;
  }

  private void checkCanBeOpen(YamlNode entry, Cell cell) {
    if (holes.stream().noneMatch(hole -> hole.mayCover(cell))) {
      throw entry.error(
          "%s has the cell %s, which no hole can be; leave the entry out."
              .formatted(entry.name(), regions.board().called(cell)));
    }
  }

  private Optional<Layering> layering() {
    if (!keys.containsKey("layered")) {
      return Optional.empty();
    }
    YamlNode node = keys.get("layered");
    Map<String, YamlNode> entries = node.entries("layered", List.of("counts", "depth"));
    if (entries.size() < 2) {
      throw node.error("layered needs counts (top or bottom) and depth (how many layers).");
    }
    try {
      return Optional.of(
          new Layering(entries.get("counts").oneOf(COUNTED), entries.get("depth").integer()));
    } catch (IllegalArgumentException e) {
      throw entries.get("depth").error(e.getMessage());
    }
  }

  /** The pieces that groups have. */
  Set<String> grouped() {
    Set<String> pieces = new HashSet<>();
    groups.forEach(group -> pieces.addAll(group.pieces()));
    return pieces;
  }

  private List<Group> readGroups() {
    List<Group> read = new ArrayList<>();
    if (keys.containsKey("groups")) {
      keys.get("groups").entries().forEach((name, node) -> read.add(group(name, node)));
    }
    return read;
  }

  private Group group(String name, YamlNode node) {
    Map<String, YamlNode> entries = node.entries("The group " + name, List.of("pieces", "use"));
    if (entries.size() < 2) {
      throw node.error("The group %s needs pieces (a list) and use (how many).".formatted(name));
    }
    Use use = Uses.read(entries.get("use"));
    List<String> pieces =
        entries.get("pieces").list().stream().map(entry -> names.inGroup(name, entry)).toList();
    try {
      return new Group(name, use, pieces);
    } catch (IllegalArgumentException e) {
      throw node.error(e.getMessage());
    }
  }

  /** The cells that stay open, as pieces. */
  List<Piece> holes() {
    return holes;
  }

  private List<Piece> readHoles() {
    YamlNode node = keys.get("holes");
    if (node == null) {
      return List.of();
    }
    if (node.isText()) {
      return List.of(hole(UNNAMED_HOLE, SIGNS.charAt(0), Uses.read(node), Set.of()));
    }
    Map<String, YamlNode> named = node.entries();
    if (named.isEmpty() || named.size() > SIGNS.length()) {
      throw node.error(
          "There are %,d kinds of holes; there can be 1 to %d."
              .formatted(named.size(), SIGNS.length()));
    }
    List<Piece> read = new ArrayList<>();
    named.forEach((name, entry) -> read.add(hole(name, SIGNS.charAt(read.size()), entry)));
    return read;
  }

  private Piece hole(String name, char sign, YamlNode node) {
    boolean isPlain = node.isText() || node.isList();
    Map<String, YamlNode> entries =
        isPlain ? Map.of("cells", node) : node.entries("The hole " + name, List.of("cells", "use"));
    if (!entries.containsKey("cells")) {
      throw node.error("The hole %s needs cells.".formatted(name));
    }
    Use use = entries.containsKey("use") ? Uses.read(entries.get("use")) : Use.ONCE;
    return hole(name, sign, use, regions.read(entries.get("cells")));
  }

  private Piece hole(String name, char sign, Use use, Set<Cell> at) {
    return Piece.hole(new Mark(name, sign, Optional.empty()), regions.lattice(), use, at);
  }
}
