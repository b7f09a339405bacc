package org.dancingsparks.cli.puzzles;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.families.Families;
import org.dancingsparks.families.Family;
import org.dancingsparks.format.PuzzleFile;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.puzzle.KnownCount;
import org.dancingsparks.puzzle.Provenance;

/**
 * A puzzle that comes with the program, or a family that it makes.
 *
 * @param name of the puzzle, or the form of the family's names
 */
public record ShelfEntry(String name, String title, Provenance about) {
  /** The shelf of families. */
  private static final String MADE = "Made by rules";

  /** The shelf of puzzles without one. */
  private static final String OTHERS = "Others";

  /** Returns the entries of all puzzles and families, by shelf. */
  public static List<ShelfEntry> all() {
    return Stream.concat(
            ShippedPuzzles.files().stream().flatMap(ShelfEntry::ofFile),
            Families.all().stream().map(ShelfEntry::of))
        .toList();
  }

  /** Returns the entry of a puzzle, or those of a family; none if the name is unknown. */
  public static List<ShelfEntry> named(String name) {
    if (!ShippedPuzzles.hasFamily(name)) {
      return Families.all().stream()
          .filter(family -> family.name().equals(name.replaceFirst(":$", "")))
          .map(ShelfEntry::of)
          .toList();
    }
    List<ShelfEntry> entries = ofFile(name.split(":", 2)[0]).toList();
    return name.contains(":")
        ? entries.stream().filter(entry -> entry.name.equals(name)).toList()
        : entries;
  }

  private static ShelfEntry of(Family family) {
    return new ShelfEntry(
        family.form(), family.title(), new Provenance(MADE, "", "", Optional.empty()));
  }

  private static Stream<ShelfEntry> ofFile(String file) {
    PuzzleFile puzzles = ShippedPuzzles.file(file);
    return puzzles.names().stream()
        .map(name -> new ShelfEntry(name, puzzles.title(), puzzles.about(name)));
  }

  /** Returns the heading under which it is listed. */
  public String shelf() {
    return about.shelf().isEmpty() ? OTHERS : about.shelf();
  }

  /** Returns the stated number of solutions, if any. */
  public Optional<BigInteger> solutions() {
    return about.count().map(KnownCount::solutions);
  }

  Optional<BigInteger> classes() {
    return about.count().flatMap(KnownCount::classes);
  }

  /** Returns the entry as JSON; unknown numbers are null. */
  public ObjectNode json() {
    ObjectNode node = Json.object().put("puzzle", name).put("shelf", shelf()).put("title", title);
    put(node, "solutions", solutions());
    put(node, "classes", classes());
    return node;
  }

  private static void put(ObjectNode node, String key, Optional<BigInteger> number) {
    number.ifPresentOrElse(known -> Json.put(node, key, known), () -> node.putNull(key));
  }
}
