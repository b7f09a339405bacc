package org.dancingsparks.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.CellMarginals;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Printable;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.view.HeatMapSvg;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code dance marginals}. */
@Command(
    name = "marginals",
    description =
        "Says how many solutions use each option and, where there are pieces, cover each cell by"
            + " each piece; without listing any.",
    mixinStandardHelpOptions = true,
    modelTransformer = PuzzleOrSet.class)
final class MarginalsCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private Known known;

  @Option(names = "--json", description = "Print JSON.")
  private boolean isJson;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Also draw how often each piece covers each cell into a new file.")
  private String svg;

  @Override
  public void run() {
    if (svg != null) {
      DrawnSolutions.drawable(known.target().puzzle());
      NewFile.check(svg);
    }
    Diagram diagram = known.diagram();
    Puzzle puzzle = known.target().puzzle();
    BigInteger[] marginals = diagram.marginals();
    if (svg != null) {
      draw(DrawnSolutions.drawable(puzzle), diagram, marginals);
    }
    PrintWriter out = spec.commandLine().getOut();
    if (isJson) {
      out.println(Json.text(json(puzzle, diagram, marginals)));
      return;
    }
    out.printf("solutions  %s%n%n", diagram.count());
    if (puzzle instanceof BoardPuzzle drawn) {
      printCells(out, drawn, new CellMarginals(drawn, marginals));
    }
    out.printf("%8s %20s  %s%n", "option", "solutions", "is");
    for (int option = 0; option < marginals.length; option++) {
      String what = Printable.text(puzzle.problem().describe(option));
      out.printf("%8d %20s  %s%n", option, marginals[option], what);
    }
  }

  private void draw(BoardPuzzle puzzle, Diagram diagram, BigInteger... marginals) {
    String picture =
        new HeatMapSvg(puzzle).svg(new CellMarginals(puzzle, marginals), diagram.count());
    NewFile.write(svg, out -> out.write(picture.getBytes(StandardCharsets.UTF_8)));
  }

  private static void printCells(PrintWriter out, BoardPuzzle puzzle, CellMarginals cells) {
    List<Mark> marks = puzzle.marks();
    String column = "%" + (width(marks, cells) + 1) + "s";
    out.printf("%-10s", "cell");
    marks.forEach(mark -> out.printf(column, mark.name()));
    out.println();
    for (int cell = 0; cell < cells.cells(); cell++) {
      out.printf("%-10s", puzzle.board().name(cell));
      for (int mark = 0; mark < marks.size(); mark++) {
        out.printf(column, cells.count(cell, mark));
      }
      out.println();
    }
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

  private static ObjectNode json(Puzzle puzzle, Diagram diagram, BigInteger... marginals) {
    ObjectNode root = Json.object();
    root.put("puzzle", puzzle.name());
    Json.put(root, "solutions", diagram.count());
    ArrayNode options = root.putArray("options");
    for (int option = 0; option < marginals.length; option++) {
      ObjectNode node = options.addObject().put("option", option);
      node.set("items", Json.tree(puzzle.problem().names(option)));
      Json.put(node, "solutions", marginals[option]);
    }
    if (puzzle instanceof BoardPuzzle drawn) {
      CellMarginals cells = new CellMarginals(drawn, marginals);
      ArrayNode list = root.putArray("cells");
      for (int cell = 0; cell < cells.cells(); cell++) {
        ObjectNode node = list.addObject().put("cell", drawn.board().name(cell));
        ObjectNode byMark = node.putObject("pieces");
        for (int mark = 0; mark < drawn.marks().size(); mark++) {
          Json.put(byMark, drawn.marks().get(mark).name(), cells.count(cell, mark));
        }
      }
    }
    return root;
  }
}
