package org.dancingsparks.cli.flag;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.dancingsparks.view.booklet.BookletPrint;
import org.dancingsparks.view.booklet.BookletPrint.Ink;
import org.dancingsparks.view.booklet.BookletPrint.Paper;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The flags of booklets: the file, the first page, and the layout in print. */
public final class BookletFlags {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--booklet",
      paramLabel = "FILE.html",
      converter = FileKind.Html.class,
      description =
          "Write a printable booklet of puzzles to FILE, from easy to hard, with "
              + "solutions at the end.")
  private String file;

  @Option(
      names = "--title",
      paramLabel = "TEXT",
      description = "Title of the booklet; by default a description of its contents.")
  private String title;

  @Option(
      names = "--author",
      paramLabel = "TEXT",
      description = "Author shown below the title; none by default.")
  private String author;

  @Option(
      names = "--intro",
      paramLabel = "FILE",
      description =
          "Begin the booklet with the plain text in this file; blank lines separate "
              + "paragraphs.")
  private String introduction;

  @Option(
      names = "--ink",
      paramLabel = "grey|colour",
      description =
          "Print the booklet in grey (the default) or in colour; gray and color are also accepted.")
  private String ink;

  @Option(
      names = "--page",
      paramLabel = "SIZE",
      description =
          "The booklet's page size: a4 (the default), letter or 6x9in; margins are wider where pages are"
              + " bound.")
  private String page;

  public boolean isAsked() {
    return file != null;
  }

  /**
   * Checks the flags.
   *
   * @throws ParameterException if one is not understood, or is given without a booklet
   */
  public void check() {
    if (!isAsked()
        && Stream.of(title, author, introduction, ink, page).anyMatch(Objects::nonNull)) {
      throw refused(
          "--title, --author, --intro, --ink and --page go with a booklet; add --booklet FILE.html.");
    }
    if (title != null && title.isBlank()) {
      throw refused("--title cannot be blank; leave it out for a title made from the contents.");
    }
    print();
  }

  /** Returns the name of the file. */
  public String file() {
    return file;
  }

  public Optional<String> title() {
    return Optional.ofNullable(title);
  }

  public Optional<String> author() {
    return Optional.ofNullable(author);
  }

  /** Returns the name of the file that has the introduction. */
  public Optional<String> introduction() {
    return Optional.ofNullable(introduction);
  }

  /** Returns the layout in print. */
  public BookletPrint print() {
    return new BookletPrint(paper(), ink());
  }

  /** Returns the command that makes the booklet. */
  public String typed() {
    return TypedCommand.text(command.commandLine());
  }

  private Paper paper() {
    return switch (lower(page, "a4")) {
      case "a4" -> Paper.A4;
      case "letter" -> Paper.LETTER;
      case "6x9in", "6x9" -> Paper.SIX_BY_NINE;
      default -> throw refused("--page cannot be %s; it is a4, letter or 6x9in.".formatted(page));
    };
  }

  private Ink ink() {
    return switch (lower(ink, "grey")) {
      case "grey", "gray" -> Ink.GREY;
      case "colour", "color" -> Ink.COLOUR;
      default -> throw refused("--ink cannot be %s; it is grey or colour.".formatted(ink));
    };
  }

  private static String lower(String value, String otherwise) {
    return value == null ? otherwise : value.toLowerCase(Locale.ROOT);
  }

  private ParameterException refused(String message) {
    return new ParameterException(command.commandLine(), message);
  }
}
