package org.dancingsparks.cli.output;

/** A small puzzle file to begin with: a comment on each key, and solutions. */
public final class ExamplePuzzle {
  private static final String TEXT =
      """
      # A puzzle: pieces that have to fill a board. Change what you like, then
      #   dance check FILE.yaml     draws it as it is understood
      #   dance count FILE.yaml     counts its solutions
      #   dance solve FILE.yaml     draws one
      # What begins with # is a comment, unless it is in quotes or a drawing.
      name: %s
      title: An example                 # one line on what it is; may be left out

      # Drawn: # is a cell, . is none; a blank line parts layers, the top one first.
      # Or a box: 5x11 (rows x columns), 2x3x4 (rows x columns x layers).
      # lattice: hexagonal, triangular or spheres for other cells than squares.
      board: |
        ####
        ####
        ##..

      # How all pieces may be turned: none, rotations, rotations-and-reflections,
      # space-rotations, space-rotations-and-mirror-images. Left out, it is what a
      # hand can do: rotations-and-reflections here, space-rotations in space.
      turns: rotations-and-reflections

      pieces:
        # The shortest form: a name and a drawing.
        Ell: |
          ###
          #..
        # With more to say; only the shape is needed.
        Bar:
          symbol: I                     # one letter or digit, for drawings
          colour: steelblue             # a name of CSS, '#4682b4' or '#48b'
          turns: rotations              # for this piece alone
          use: once                     # or at-most-once, any-number, 3, 0-2, 2-
          shape: |
            ###
        # Cells in place of a drawing: [row, column] or [row, column, layer].
        Corner:
          colour: orange
          cells: [[1, 1], [1, 2], [2, 1]]

      # Cells that may stay open, or have to; pieces that go together:
      # free: [[1, 1], [3, 2]]
      # holes: 2                        # as many cells stay open, anywhere
      # groups:
      #   ends: {pieces: [Ell, Bar], use: once}
      """;

  private ExamplePuzzle() {}

  /**
   * The text of the file.
   *
   * @param name of the puzzle; letters, digits and {@code . _ -}
   */
  public static String text(String name) {
    return TEXT.formatted(name);
  }
}
