package org.dancingsparks.cli.count;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.cli.flag.DiagramFlags;
import org.dancingsparks.cli.flag.FileKind;
import org.dancingsparks.cli.flag.OverwriteFlag;
import org.dancingsparks.cli.flag.PuzzleOrSet;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.ListExcerpt;
import org.dancingsparks.cli.output.NewFile;
import org.dancingsparks.cli.output.Picture;
import org.dancingsparks.cli.output.TextColumns;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.diagram.NumberedSolutions;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Printable;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.CellMarginals;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.view.HeatMapSvg;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code dance marginals}. */
@Command(
    name = "marginals",
    description = {
      "Counts the solutions by placement, and by piece and cell.",
      "Counts the solutions that use each option and, for pieces, those in which each"
          + " piece covers each cell; lists none."
    },
    footerHeading = HelpCommand.EXAMPLES,
    footer = {
      "  dance marginals kanoodle --limit 20",
      "  dance marginals iq-fit --svg heat.svg --overwrite"
    },
    mixinStandardHelpOptions = true,
    modelTransformer = PuzzleOrSet.class)
public final class MarginalsCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private DiagramFlags source;

  @Option(
      names = "--limit",
      paramLabel = "N",
      description =
          "List at most N options, the most used first, and at most N cells; by default all in their"
              + " order, but on a terminal 20.")
  private Long limit;

  @Option(names = "--json", description = "Print JSON.")
  private boolean isJson;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      converter = FileKind.Svg.class,
      description = "Also draw how often each piece covers each cell into a file.")
  private String svg;

  @Mixin private OverwriteFlag overwrite;

  private DiagramSource known;

  @Override
  public void run() {
    known = new DiagramSource(Session.of(spec), source);
    if (limit != null && limit < 1) {
      throw new ParameterException(
          spec.commandLine(), "--limit cannot be %d; it is 1 or more.".formatted(limit));
    }
    if (svg == null) {
      overwrite.checkWithout("--svg");
    } else {
      checkCells(Picture.drawable(known.target().puzzle()));
      NewFile.of(known.session(), svg).check();
    }
    NumberedSolutions solutions = known.solutions();
    Puzzle puzzle = known.target().puzzle();
    BigInteger[] marginals = solutions.marginals();
    if (svg != null) {
      draw(Picture.drawable(puzzle), solutions, marginals);
    }
    PrintWriter out = spec.commandLine().getOut();
    if (isJson) {
      out.println(Json.text(json(puzzle, solutions, marginals)));
      return;
    }
    out.printf("solutions  %s%n%n", solutions.count());
    withCells(puzzle)
        .ifPresent(drawn -> printCells(out, drawn, new CellMarginals(drawn, marginals)));
    printOptions(out, puzzle, marginals);
  }

  /** The puzzle on its board, if the number of solutions with a mark on a cell is known. */
  private static Optional<BoardPuzzle> withCells(Puzzle puzzle) {
    return puzzle.onBoard().filter(drawn -> !drawn.hasSharedCells());
  }

  private void printOptions(PrintWriter out, Puzzle puzzle, BigInteger... marginals) {
    new TextColumns<Integer>()
        .right("option", 8, option -> option)
        .right("solutions", 20, option -> marginals[option])
        .column("is", option -> Printable.text(puzzle.problem().describe(option)))
        .print(out, options(marginals));
    sayLeft(marginals.length, "options");
  }

  /** Reports the number of entries that do not fit the terminal. */
  private void sayLeft(int length, String things) {
    if (limit == null && ListExcerpt.isLonger(length)) {
      spec.commandLine().getOut().flush();
      String flag = "--limit " + length;
      known.progress().say(ListExcerpt.remark(length - most(), things, flag));
    }
  }

  private long most() {
    if (limit != null) {
      return limit;
    }
    return isJson ? Long.MAX_VALUE : ListExcerpt.most();
  }

  /** Returns all options by number; with a limit, those that most solutions use. */
  private List<Integer> options(BigInteger... marginals) {
    Stream<Integer> all = IntStream.range(0, marginals.length).boxed();
    if (limit == null && most() >= marginals.length) {
      return all.toList();
    }
    return all.sorted(
            Comparator.comparing((Integer option) -> marginals[option])
                .reversed()
                .thenComparing(option -> option))
        .limit(most())
        .toList();
  }

  /**
   * Refuses a puzzle in which several options can mark one cell, since their numbers do not add up.
   */
  private static void checkCells(BoardPuzzle puzzle) {
    if (puzzle.hasSharedCells()) {
      throw new InputException(
          "Several options of %s can mark one cell, so its shares are not known from theirs"
              .formatted(puzzle.name()),
          "leave out --svg");
    }
  }

  private void draw(BoardPuzzle puzzle, NumberedSolutions solutions, BigInteger... marginals) {
    String picture =
        new HeatMapSvg(puzzle).svg(new CellMarginals(puzzle, marginals), solutions.count());
    NewFile.of(known.session(), svg).write(picture);
  }

  private void printCells(PrintWriter out, BoardPuzzle puzzle, CellMarginals cells) {
    List<Mark> marks = puzzle.marks();
    int width = width(marks, cells);
    TextColumns<Integer> columns =
        new TextColumns<Integer>().left("cell", 10, puzzle.board()::name);
    for (int mark = 0; mark < marks.size(); mark++) {
      int number = mark;
      columns.right(marks.get(mark).name(), width, cell -> cells.count(cell, number));
    }
    columns.print(out, TextColumns.rows(Math.min(most(), cells.cells())));
    sayLeft(cells.cells(), "cells");
    out.println();
  }

  private static int width(List<Mark> marks, CellMarginals cells) {
    int width = marks.stream().mapToInt(mark -> mark.name().length()).max().orElse(0);
    for (int cell = 0; cell < cells.cells(); cell++) {
      for (int mark = 0; mark < marks.size(); mark++) {
        width = Math.max(width, cells.count(cell, mark).toString().length());
      }
    }
    return width;
  }

  private ObjectNode json(Puzzle puzzle, NumberedSolutions solutions, BigInteger... marginals) {
    ObjectNode root = Json.object();
    root.put("puzzle", puzzle.name());
    Json.put(root, "solutions", solutions.count());
    ArrayNode options = root.putArray("options");
    for (int option : options(marginals)) {
      ObjectNode node = options.addObject().put("option", option);
      node.set("items", Json.tree(puzzle.problem().colouredNames(option)));
      Json.put(node, "solutions", marginals[option]);
    }
    withCells(puzzle)
        .ifPresent(
            drawn -> addCells(root.putArray("cells"), drawn, new CellMarginals(drawn, marginals)));
    return root;
  }

  private void addCells(ArrayNode list, BoardPuzzle puzzle, CellMarginals cells) {
    for (int cell = 0; cell < Math.min(most(), cells.cells()); cell++) {
      ObjectNode node = list.addObject().put("cell", puzzle.board().name(cell));
      ObjectNode byMark = node.putObject("pieces");
      for (int mark = 0; mark < puzzle.marks().size(); mark++) {
        Json.put(byMark, puzzle.marks().get(mark).name(), cells.count(cell, mark));
      }
    }
  }
}
