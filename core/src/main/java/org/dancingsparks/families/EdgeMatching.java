package org.dancingsparks.families;

import java.util.function.UnaryOperator;
import org.dancingsparks.message.Redacted;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.TilePuzzle;
import org.dancingsparks.puzzle.Words;

/**
 * {@code edge-matching:FILE}: the square pieces of a file, with a colour on each side, on a board,
 * so that colours match wherever sides meet; see {@link EdgeMatchingReader}. Pieces that are alike
 * can be exchanged without making another solution.
 */
final class EdgeMatching implements Family {
  @Override
  public String name() {
    return "edge-matching";
  }

  @Override
  public String parameters() {
    return "FILE";
  }

  @Override
  public String title() {
    return "Square pieces with coloured sides, from a file, so that colours match";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    if (parameters.isBlank()) {
      throw new Parameters(this, "pieces.txt").unknown(parameters);
    }
    EdgeMatchingReader.Pieces read =
        EdgeMatchingReader.read(parameters, files.apply(parameters), new Parameters(this, ""));
    String border =
        read.set().border().stream()
            .mapToObj(colour -> " The border is " + read.set().colours().get(colour).name() + ".")
            .findFirst()
            .orElse("");
    String title =
        "%d pieces on a board of %d x %d"
            .formatted(read.board().size(), read.board().rows(), read.board().columns());
    Words words =
        new Words(
            name() + ":" + Redacted.fileName(parameters),
            title,
            "Sides that meet have the same colour." + border);
    return new TilePuzzle(words, read.board(), read.set());
  }
}
