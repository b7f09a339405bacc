package org.dancingsparks.view;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.dancingsparks.format.PuzzleFile;
import org.dancingsparks.format.PuzzleReader;
import org.dancingsparks.puzzle.PiecePuzzle;

/** A small puzzle of each lattice, with copies of pieces, cells that can stay open, and holes. */
public final class LatticeSamples {
  private static final Map<String, String> TEXTS =
      Map.of(
          "square",
          """
          name: date
          board: 3x4
          labels: Jan Feb Mar . 1 2 3 4 5 6 7 .
          holes:
            month: [Jan, Feb, Mar]
            day: {cells: 1 2 3 4 5 6 7, use: 1}
          free: [[1, 4]]
          pieces:
            Bar: {shape: '###', use: 1-2}
            Ell: {shape: "##\\n#.", use: 0-2}
            Two: {shape: '##', use: 0-1}
          """,
          "hexagonal",
          """
          name: honeycomb
          lattice: hexagonal
          board: hexagon 3
          holes: 1
          pieces:
            Bar: {shape: '# # #', use: 3}
            Bend: {shape: "# #\\n.. #", use: 2}
            Bee: {shape: "# #\\n.#", use: 0-1}
          """,
          "triangular",
          """
          name: triangles
          lattice: triangular
          board: hexagon 2
          free: [[1, 2], [4, 6]]
          pieces:
            Bar: {shape: '^v^v', use: 2-4}
            Cap: {shape: "^v^\\n.^", use: 0-2}
            Tri: {shape: "^v^", use: 0-3}
          """,
          "spheres",
          """
          name: pyramid
          lattice: spheres
          board: pyramid 4
          holes: {top: [[1, 1, 1]]}
          pieces:
            Bar: {shape: '###', use: 3}
            Ell: {shape: "###\\n#..", use: 3}
            Four: {shape: "##\\n##"}
            Two: {shape: '##', use: 0-2}
          """,
          "triangular-spheres",
          """
          name: tetrahedron
          lattice: triangular-spheres
          board: tetrahedron 4
          labels: top . . . . . . . . . a b c d e f g h i j
          holes: {one: a b c}
          pieces:
            Bar: {shape: '# # #', use: 3}
            Tri: {shape: "# #\\n.#", use: 2}
            Two: {shape: '# #', use: 2}
          """);

  private LatticeSamples() {}

  /** The names of all lattices. */
  public static Stream<String> lattices() {
    return TEXTS.keySet().stream().sorted();
  }

  public static PiecePuzzle puzzle(String lattice) {
    PuzzleFile file = PuzzleReader.read(lattice + ".yaml", TEXTS.get(lattice));
    return file.puzzle(file.names().get(0));
  }

  /** The first solutions. */
  public static List<int[]> solutions(PiecePuzzle puzzle, int most) {
    return Samples.solutions(puzzle, most);
  }
}
