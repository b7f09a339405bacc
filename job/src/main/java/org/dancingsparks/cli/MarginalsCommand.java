package org.dancingsparks.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.Arrays;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.format.Printable;
import org.dancingsparks.puzzle.Cell;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;
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
    mixinStandardHelpOptions = true)
final class MarginalsCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private Known known;

  @Option(names = "--json", description = "Print JSON.")
  private boolean isJson;

  @Override
  public void run() {
    Diagram diagram = known.diagram();
    Puzzle puzzle = known.target().puzzle();
    BigInteger[] marginals = diagram.marginals();
    PrintWriter out = spec.commandLine().getOut();
    if (isJson) {
      out.println(Json.text(json(puzzle, diagram, marginals)));
      return;
    }
    out.printf("solutions  %s%n%n", diagram.count());
    if (puzzle instanceof PiecePuzzle pieces) {
      printCells(out, pieces, cells(pieces, marginals));
    }
    out.printf("%8s %20s  %s%n", "option", "solutions", "is");
    for (int option = 0; option < marginals.length; option++) {
      String what = Printable.text(puzzle.problem().describe(option));
      out.printf("%8d %20s  %s%n", option, marginals[option], what);
    }
  }

  /** By cell, by piece, the solutions in which the piece covers the cell. */
  private static BigInteger[][] cells(PiecePuzzle puzzle, BigInteger... marginals) {
    BigInteger[][] counts = new BigInteger[puzzle.board().size()][puzzle.pieces().size()];
    Arrays.stream(counts).forEach(row -> Arrays.fill(row, BigInteger.ZERO));
    for (int option = 0; option < marginals.length; option++) {
      int piece = puzzle.placements().get(option).piece();
      for (Cell cell : puzzle.placements().get(option).cells()) {
        int at = puzzle.board().number(cell).orElseThrow();
        counts[at][piece] = counts[at][piece].add(marginals[option]);
      }
    }
    return counts;
  }

  private static void printCells(PrintWriter out, PiecePuzzle puzzle, BigInteger[][] cells) {
    int width = Math.max(longest(cells), longestName(puzzle)) + 1;
    out.printf("%-10s", "cell");
    puzzle.pieces().forEach(piece -> out.printf("%" + width + "s", piece.name()));
    out.println();
    for (int cell = 0; cell < cells.length; cell++) {
      out.printf("%-10s", puzzle.board().name(cell));
      for (BigInteger count : cells[cell]) {
        out.printf("%" + width + "s", count);
      }
      out.println();
    }
    out.println();
  }

  private static int longest(BigInteger[][] cells) {
    return Arrays.stream(cells)
        .flatMap(Arrays::stream)
        .mapToInt(count -> count.toString().length())
        .max()
        .orElse(0);
  }

  private static int longestName(PiecePuzzle puzzle) {
    return puzzle.pieces().stream().mapToInt(piece -> piece.name().length()).max().orElse(0);
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
    if (puzzle instanceof PiecePuzzle pieces) {
      BigInteger[][] cells = cells(pieces, marginals);
      ArrayNode list = root.putArray("cells");
      for (int cell = 0; cell < cells.length; cell++) {
        ObjectNode node = list.addObject().put("cell", pieces.board().name(cell));
        ObjectNode byPiece = node.putObject("pieces");
        for (int piece = 0; piece < cells[cell].length; piece++) {
          Json.put(byPiece, pieces.pieces().get(piece).name(), cells[cell][piece]);
        }
      }
    }
    return root;
  }
}
