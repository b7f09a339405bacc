package org.dancingsparks.format;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.dancingsparks.format.yaml.YamlNode;
import org.dancingsparks.message.Suggestions;

/** The names of a puzzle's pieces, holes and groups: names of items, all different. */
final class ItemNames {
  private static final String PIECE = "piece";
  private static final String HOLE = "hole";
  private static final String GROUP = "group";

  private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N} _.+'-]{0,39}");

  /** The kind of each. */
  private final Map<String, String> kinds = new HashMap<>();

  /**
   * Reads the names.
   *
   * @param keys the puzzle's
   */
  ItemNames(Map<String, YamlNode> keys) {
    read(keys.get("pieces"), PIECE);
    YamlNode holes = keys.get("holes");
    if (holes != null && holes.isText()) {
      take(RulesReader.UNNAMED_HOLE, HOLE, holes);
    } else {
      read(holes, HOLE);
    }
    read(keys.get("groups"), GROUP);
  }

  private void read(YamlNode node, String kind) {
    if (node != null) {
      node.entries().keySet().forEach(name -> take(name, kind, node.key(name)));
    }
  }

  private void take(String name, String kind, YamlNode key) {
    if (!NAME.matcher(name).matches()) {
      throw key.error(
          "A %s cannot be called %s; a name starts with a letter or digit and has at most 40 of letters, digits, blanks and _ . + ' -"
              .formatted(kind, key.shown()));
    }
    String other = kinds.putIfAbsent(name, kind);
    if (other != null) {
      throw key.error("A %s and a %s share the name %s; rename one.".formatted(other, kind, name));
    }
  }

  /** The piece or kind of hole that an entry of a group names. */
  String inGroup(String group, YamlNode entry) {
    String name = entry.text();
    String kind = kinds.getOrDefault(name, "");
    if (kind.equals(GROUP)) {
      throw entry.error(
          "The group %s has %s, which is a group; name its pieces.".formatted(group, name));
    }
    if (kind.isEmpty()) {
      List<String> known = kinds.keySet().stream().filter(this::isNoGroup).toList();
      throw entry.error(
          "The group %s has %s, which is not a piece of the puzzle; name pieces.%s"
              .formatted(group, entry.shown(), Suggestions.of(name, known)));
    }
    return name;
  }

  private boolean isNoGroup(String name) {
    return !kinds.get(name).equals(GROUP);
  }
}
