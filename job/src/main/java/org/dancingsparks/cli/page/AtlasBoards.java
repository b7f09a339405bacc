package org.dancingsparks.cli.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.PrimitiveIterator;
import java.util.function.Function;
import org.dancingsparks.boards.Boards;
import org.dancingsparks.cli.count.ManyDiagrams;
import org.dancingsparks.cli.output.NewFile;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.message.InputException;
import org.dancingsparks.page.Answers;
import org.dancingsparks.page.BoardPage;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.Puzzle;

/**
 * The pages of single boards of a puzzle with holes that has too many solutions for one page: a
 * dozen solvable boards, drawn at random by a seed.
 *
 * @param maker of their pages
 * @param files by name
 */
record AtlasBoards(ManyDiagrams diagrams, PageMaker maker, Function<String, NewFile> files) {
  private static final int MAX_BOARDS = 12;
  private static final int MAX_TRIES = 100;
  private static final long SEED = 1;

  private static String file(Puzzle puzzle, int board) {
    return Atlas.file("%s-board-%d".formatted(puzzle.name(), board));
  }

  /** Writes the pages of some boards of a puzzle; none if it has no holes, or too many choices. */
  List<BoardPage> write(PageSubject subject) {
    Puzzle puzzle = subject.puzzle();
    if (puzzle.pieces().stream().noneMatch(Piece::isHole)) {
      return List.of();
    }
    Boards boards;
    try {
      boards = Boards.of(puzzle.ofPieces().orElseThrow(), Prefix.EMPTY);
    } catch (InputException e) {
      subject.progress().say("no pages of single boards: " + e.getMessage());
      return List.of();
    }
    List<BoardPage> pages = new ArrayList<>();
    PrimitiveIterator.OfLong choices =
        boards.random(SEED).distinct().limit(tries(boards)).iterator();
    while (pages.size() < MAX_BOARDS && choices.hasNext()) {
      long choice = choices.nextLong();
      String open = String.join(",", boards.open(choice)).replace(' ', ',');
      boards
          .board(subject.puzzle().problem(), choice)
          .flatMap(board -> page(subject, board, open, pages.size() + 1))
          .ifPresent(pages::add);
    }
    return pages;
  }

  private static long tries(Boards boards) {
    return Math.min(boards.choices(), MAX_TRIES);
  }

  /** Writes the page of a board, if it has a solution and is not too large. */
  private Optional<BoardPage> page(PageSubject whole, Prefix board, String open, int number) {
    Optional<Diagram> diagram = diagrams.of(whole.puzzle(), board, whole.progress());
    if (diagram.isEmpty() || diagram.get().count().signum() == 0) {
      return Optional.empty();
    }
    whole.progress().say("board %d of %d".formatted(number, MAX_BOARDS));
    String file = file(whole.puzzle(), number);
    String givens = "%s --given 'open=%s'".formatted(whole.puzzle().name(), open);
    PageSubject subject =
        new PageSubject(
            whole.puzzle(),
            board,
            diagram,
            PageSubject.originInAtlas(givens, file),
            whole.progress());
    MadePage made = maker.make(subject);
    if (made.answers() == Answers.NONE) {
      return Optional.empty();
    }
    files.apply(file).write(out -> out.write(made.html()));
    return Optional.of(new BoardPage(file, made.html().length, open, diagram.get().count()));
  }
}
