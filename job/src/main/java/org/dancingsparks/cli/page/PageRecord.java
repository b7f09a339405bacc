package org.dancingsparks.cli.page;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiPredicate;
import java.util.stream.StreamSupport;
import org.dancingsparks.cli.puzzles.ShelfEntry;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.page.AtlasIndex;
import org.dancingsparks.page.BoardPage;
import org.dancingsparks.puzzle.Puzzle;

/**
 * A page of an atlas, with the facts that the index shows.
 *
 * @param page the facts printed about it ({@link PageResult})
 * @param first the first solution; empty if there is none, or if it is not known
 * @param fewest pieces of a unique start; null if that is not known
 */
record PageRecord(ObjectNode page, List<Integer> first, Integer fewest) {
  private static final String SOLUTIONS = "solutions";
  private static final String PLACED = "placed";

  /**
   * The record of a page.
   *
   * @param placed number of pieces that are placed on it for good; 0 if it is of all solutions
   */
  static PageRecord of(PageSubject subject, MadePage made, String file, int placed) {
    OptionalInt fewest = placed > 0 ? OptionalInt.empty() : made.starts().least();
    ObjectNode json = PageResult.json(subject, made, file);
    if (placed > 0) {
      json.put(PLACED, placed);
    }
    return new PageRecord(
        json,
        subject
            .diagram()
            .filter(diagram -> diagram.count().signum() > 0)
            .map(diagram -> Arrays.stream(diagram.solution(BigInteger.ZERO)).boxed().toList())
            .orElse(List.of()),
        fewest.isPresent() ? fewest.getAsInt() : null);
  }

  String puzzle() {
    return page.path("puzzle").asText();
  }

  String file() {
    return page.path("file").asText();
  }

  private long bytes() {
    return page.path("bytes").asLong();
  }

  /** Returns the size of its page and those of its boards. */
  long allBytes() {
    return bytes() + boards().stream().mapToLong(BoardPage::bytes).sum();
  }

  /** Returns the number of these pages. */
  int pages() {
    return 1 + boards().size();
  }

  /**
   * Returns whether its page and those of its boards exist.
   *
   * @param isThere returns whether a file exists with this number of bytes
   */
  boolean isWhole(BiPredicate<String, Long> isThere) {
    return isThere.test(file(), bytes())
        && boards().stream().allMatch(board -> isThere.test(board.file(), board.bytes()));
  }

  /** Returns the pages of single boards to which it leads. */
  List<BoardPage> boards() {
    return StreamSupport.stream(page.path("boards").spliterator(), false)
        .map(
            board ->
                new BoardPage(
                    board.path("file").asText(),
                    board.path("bytes").asLong(),
                    board.path("open").asText(),
                    new BigInteger(board.path("solutions").asText())))
        .toList();
  }

  /** Returns how its puzzle is played, unless the page has all of it. */
  private String playing(Puzzle puzzle) {
    String serving = PageSubject.originInAtlas(puzzle(), file()).more().serving();
    if (page.path("answers").asText().equals("none")) {
      return serving;
    }
    int placed = page.path(PLACED).asInt();
    String pieces = "%d %s%s".formatted(placed, puzzle.noun(), placed == 1 ? "" : "s");
    return page.has(PLACED) ? "here with %s placed; all with %s".formatted(pieces, serving) : "";
  }

  /** Returns its entry in the index. */
  AtlasIndex.Entry entry(ShelfEntry onShelf) {
    Puzzle puzzle = NamedPuzzles.of(puzzle());
    return new AtlasIndex.Entry(
        onShelf.shelf(),
        file(),
        puzzle,
        page.has(SOLUTIONS)
            ? Optional.of(
                AtlasIndex.Solutions.of(
                    puzzle, new BigInteger(page.path(SOLUTIONS).asText()), first))
            : Optional.empty(),
        onShelf.solutions(),
        fewest == null ? OptionalInt.empty() : OptionalInt.of(fewest),
        playing(puzzle),
        boards());
  }
}
