package org.dancingsparks.cli.puzzles;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.KnownCount;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.view.BoardText;

/** The known facts about one puzzle, and its picture. */
public final class PuzzleCard {
  /** The number of updates after which the search for a solution to draw stops. */
  private static final long MAX_UPDATES = 1 << 25;

  /** The columns of a terminal beside the names of the lines. */
  private static final int WIDTH = 70;

  private final ShelfEntry entry;
  private final PiecePuzzle puzzle;
  private final StringBuilder text = new StringBuilder();

  private PuzzleCard(ShelfEntry entry, PiecePuzzle puzzle) {
    this.entry = entry;
    this.puzzle = puzzle;
  }

  /**
   * Returns the card of a puzzle.
   *
   * @param name that was asked for; null for none
   * @param entries that were found
   * @return empty unless that is a single puzzle
   */
  public static Optional<PuzzleCard> of(String name, List<ShelfEntry> entries) {
    return Optional.ofNullable(name)
        .flatMap(ShippedPuzzles::find)
        .map(puzzle -> new PuzzleCard(entries.get(0), puzzle));
  }

  /** Returns the card as text: lines with a word and its meaning, then the picture. */
  public String text() {
    line("puzzle", entry.name());
    line("title", entry.title());
    line("shelf", entry.shelf());
    line("by", entry.about().by());
    line("shapes", entry.about().source());
    entry.about().count().ifPresent(this::count);
    return text.append('\n').append(picture()).toString();
  }

  private void count(KnownCount count) {
    line("solutions", count.solutions().toString());
    line("classes", count.classes().map(Object::toString).orElse(""));
    line("published", published(count));
    line("note", count.note());
  }

  private static String published(KnownCount count) {
    return count.source().isEmpty()
        ? count.published()
        : "%s (%s)".formatted(count.published(), count.source());
  }

  private void line(String what, String value) {
    if (value.isEmpty()) {
      return;
    }
    int length = 0;
    text.append("%-9s ".formatted(what));
    for (String word : value.split(" ", -1)) {
      if (length + 1 + word.length() > WIDTH && length > 0) {
        text.append("\n%-9s ".formatted(""));
        length = 0;
      }
      text.append(' ').append(word);
      length += 1 + word.length();
    }
    text.append('\n');
  }

  /** Returns the card as JSON. */
  public ObjectNode json() {
    ObjectNode node = entry.json();
    node.put("by", entry.about().by()).put("shapes", entry.about().source());
    entry
        .about()
        .count()
        .ifPresent(
            count ->
                node.put("published", count.published())
                    .put("publishedBy", count.source())
                    .put("note", count.note()));
    return node.put("options", puzzle.problem().options())
        .put("items", puzzle.problem().items())
        .put("picture", picture());
  }

  /** Draws the first solution, or the open board if none is found quickly. */
  private String picture() {
    return new BoardText(puzzle).letters(firstSolution());
  }

  private int[] firstSolution() {
    Links links = new Links(puzzle.problem(), puzzle.defaultOrder());
    links.cancelledBy(() -> links.updates() > MAX_UPDATES);
    try {
      return links.next() ? links.solution() : new int[0];
    } catch (CancellationException e) {
      return new int[0];
    }
  }
}
