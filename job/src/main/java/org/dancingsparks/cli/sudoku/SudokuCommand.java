package org.dancingsparks.cli.sudoku;

import java.util.Optional;
import java.util.Set;
import org.dancingsparks.cli.flag.BookletFlags;
import org.dancingsparks.cli.flag.PictureFlags;
import org.dancingsparks.cli.flag.ProgressFlags;
import org.dancingsparks.cli.flag.ResultForm;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.NewBooklet;
import org.dancingsparks.cli.output.Picture;
import org.dancingsparks.cli.output.SolutionPrinter;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.sudoku.Difficulty;
import org.dancingsparks.sudoku.SudokuShape;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code dance sudoku}: one grid, or a list of them. */
@Command(
    name = "sudoku",
    description = {
      "Solves a sudoku, or a list of millions; makes new ones.",
      "  dance sudoku GRID            draws its solution",
      "  dance sudoku FILE --out DIR  solves a list, a puzzle a line, to Parquet files",
      "  dance sudoku --generate N    prints N puzzles, or with --booklet a booklet",
      "With --out it is a FILE, else a GRID.",
    },
    footerHeading = HelpCommand.EXAMPLES,
    footer = {
      "  cat grid.txt | dance sudoku -",
      "  dance sudoku list.txt --out solved",
      "  dance sudoku --generate 100 --seed 7",
      "  dance sudoku --generate 6 --level hard"
    },
    mixinStandardHelpOptions = true,
    preprocessor = DrawnGrid.class)
public final class SudokuCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "GRID|FILE",
      arity = "0..1",
      description =
          "A grid as text, in one row or drawn with bars, with . 0 or _ for an open cell; -"
              + " reads it from standard input. With --out, a file with a grid per line;"
              + " text after a comma, a semicolon, a blank or a # is a comment.")
  private String text;

  @Option(
      names = "--limit",
      paramLabel = "N",
      description =
          "For a grid, draw at most this many solutions, by default 1; for each puzzle of a"
              + " list, count at most this many, by default 2.")
  private Integer limit;

  @Option(names = "--lines", description = "Print each solution as a line, not as a drawing.")
  private boolean isLines;

  @Option(names = "--json", description = "Print JSON.")
  private boolean isJson;

  @Option(
      names = "--trace",
      description =
          "Solve by the algorithm PS-1-2, which propagates and then searches on pairs, and"
              + " print its steps.")
  private boolean isTrace;

  @Option(
      names = "--generate",
      paramLabel = "N",
      description = "Print N puzzles with one solution each, in which every given is necessary.")
  private Long generated;

  @Option(
      names = "--level",
      paramLabel = "LEVEL",
      description =
          "Make puzzles of one level only: easy (single values alone solve them), medium or hard"
              + " (by the number of guesses).")
  private Difficulty level;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "0",
      description = "The same seed makes the same puzzles; by default ${DEFAULT-VALUE}.")
  private long seed;

  @Mixin private PictureFlags picture;
  @Mixin private BookletFlags booklet;
  @Mixin private SudokuShapeFlags shape;
  @Mixin private SudokuListFlags list;
  @Mixin private ProgressFlags progress;

  @Override
  public void run() {
    SudokuMode mode = mode();
    checkFlags(mode);
    Session session = Session.of(spec);
    new Picture(session, picture).check();
    booklet.check();
    if ((text == null) != (mode == SudokuMode.GENERATE || mode == SudokuMode.BOOKLET)) {
      throw usage(
          text == null
              ? "Name a grid, or a FILE and --out DIR."
              : "--generate makes puzzles, and needs no grid.");
    }
    switch (mode) {
      case GRID -> new OneSudoku(session, text, shape).solve(limit(1), shown(), this::drawn);
      case TRACE -> new OneSudoku(session, text, shape).trace();
      case GENERATE ->
          new SudokuPuzzles(session.out())
              .print(generated(), drawn(SudokuShape.order(3), Set.of()));
      case BOOKLET -> {
        NewSudokus wanted = generated();
        new SudokuBooklet(new NewBooklet(session, booklet)).write(wanted);
        session.out().println(generated);
      }
      case LIST ->
          new SudokuListRun(session, text, list)
              .run(wanted(), isJson ? ResultForm.JSON : ResultForm.TEXT);
    }
  }

  /** Returns a printer that draws solutions into a picture, if there is one. */
  private SolutionPrinter drawn(SudokuShape shape, Set<Integer> givens) {
    return new Picture(Session.of(spec), picture)
        .drawn(SudokuPuzzles.drawn(shape), solution -> {}, givens);
  }

  private SudokuMode mode() {
    if (booklet.isAsked()) {
      return SudokuMode.BOOKLET;
    }
    if (generated != null) {
      return SudokuMode.GENERATE;
    }
    if (list.directory() != null) {
      return SudokuMode.LIST;
    }
    return isTrace ? SudokuMode.TRACE : SudokuMode.GRID;
  }

  private void checkFlags(SudokuMode mode) {
    for (OptionSpec flag : spec.commandLine().getParseResult().matchedOptions()) {
      if (!mode.has(flag.longestName())) {
        throw usage("%s does not go with %s.".formatted(flag.longestName(), mode.what()));
      }
    }
    boolean isPicture = mode == SudokuMode.GRID || mode == SudokuMode.GENERATE;
    if (isPicture && list.run().isAsked() && !picture.isAsked()) {
      throw usage("--overwrite replaces a file; name it with --svg, --booklet or --out.");
    }
  }

  private ParameterException usage(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  private SudokuListRun.Wanted wanted() {
    Optional<Integer> asked = Optional.ofNullable(limit);
    asked.ifPresent(this::limit);
    if (asked.isPresent() && asked.get() == 1) {
      throw usage(
          "--limit of a list is 2 or more: with 1, nobody could tell one solution from several.");
    }
    return new SudokuListRun.Wanted(shape, asked);
  }

  /** Returns the limit, if the user has set it, or another. */
  private int limit(int otherwise) {
    int wanted = limit == null ? otherwise : limit;
    if (wanted < 1 || wanted > SudokuListRun.MAX_SOLUTIONS) {
      throw usage(
          "--limit cannot be %d; it is 1 to %d.".formatted(wanted, SudokuListRun.MAX_SOLUTIONS));
    }
    return wanted;
  }

  private NewSudokus generated() {
    if (generated == null) {
      throw usage("--booklet is for generated puzzles; say how many, as in --generate 24.");
    }
    if (generated < 0) {
      throw usage("--generate cannot be %d; it is 0 or more.".formatted(generated));
    }
    if (level == Difficulty.EXTREME) {
      throw usage("--level cannot be extreme, since hardly any new puzzle is; hard is the next.");
    }
    return new NewSudokus(generated, seed, Optional.ofNullable(level));
  }

  private OneSudoku.Shown shown() {
    if (isLines && isJson) {
      throw usage("--lines and --json cannot be used together.");
    }
    if (isJson) {
      return OneSudoku.Shown.JSON;
    }
    return isLines ? OneSudoku.Shown.LINES : OneSudoku.Shown.DRAWING;
  }
}
