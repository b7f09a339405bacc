package org.dancingsparks.cli.output;

import java.util.Arrays;
import java.util.List;
import org.dancingsparks.cli.flag.BookletFlags;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.files.Puzzles;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.view.booklet.Booklet;

/** A booklet that a command writes to a file. */
public final class NewBooklet {
  private static final int MAX_INTRODUCTION = 100_000;

  private final NewFile file;
  private final BookletFlags flags;
  private final List<String> introduction;

  /**
   * Checks the booklet's files before long work.
   *
   * @throws InputException if the booklet may not be written, or its introduction cannot be read or
   *     is too long
   */
  public NewBooklet(Session session, BookletFlags flags) {
    this.flags = flags;
    file = NewFile.of(session, flags.file());
    file.check();
    introduction =
        flags
            .introduction()
            .map(name -> paragraphs(name, Puzzles.readText(name, session.files())))
            .orElse(List.of());
  }

  private static List<String> paragraphs(String file, String text) {
    if (text.length() > MAX_INTRODUCTION) {
      throw new InputException(
          "The introduction %s has %,d characters, too many for a booklet"
              .formatted(file, text.length()),
          "shorten it to %,d".formatted(MAX_INTRODUCTION));
    }
    return Arrays.stream(text.replace("\ufeff", "").split("\\R\\h*\\R"))
        .map(paragraph -> paragraph.strip().replaceAll("\\s+", " "))
        .filter(paragraph -> !paragraph.isEmpty())
        .toList();
  }

  /**
   * Returns the booklet, without chapters.
   *
   * @param title used if the user has set none
   */
  public Booklet of(BoardPuzzle puzzle, String title) {
    Booklet.Cover cover =
        new Booklet.Cover(flags.title().orElse(title), flags.author().orElse(""), introduction);
    return new Booklet(puzzle, cover).printed(flags.print()).madeBy(flags.typed());
  }

  public void write(String html) {
    file.write(html);
  }
}
