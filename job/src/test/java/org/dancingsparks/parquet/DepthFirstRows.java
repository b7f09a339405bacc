package org.dancingsparks.parquet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.dancingsparks.files.LocalDisk;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.parquet.PieceColumnsWriter.Limits;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Use;
import org.dancingsparks.runs.solutions.SetOnDisk;
import org.dancingsparks.search.SolutionSchema;
import org.dancingsparks.testing.SmallPuzzles;

/** Made-up solutions that share beginnings, as those of a search do, in any number. */
record DepthFirstRows(SolutionSchema schema, List<Solution> solutions) {
  /** Options by place, of which the first few are those of the solution before. */
  record Solution(int[] options, int unchanged) {}

  /** A puzzle of pieces of one cell on a line of cells; the first few pieces have to be used. */
  static PiecePuzzle singles(int cells, int required, int optional) {
    List<Piece> pieces = new ArrayList<>();
    for (int piece = 0; piece < required + optional; piece++) {
      char symbol = (char) ('\u4e00' + piece);
      Use use = piece < required ? Use.ONCE : Use.AT_MOST_ONCE;
      pieces.add(Piece.of("p" + piece, symbol, Turns.NONE, SmallPuzzles.cells("#")).withUse(use));
    }
    return new PiecePuzzle("singles", Board.box(1, cells, 1), pieces);
  }

  /** Solutions of a puzzle as a search found them. */
  static DepthFirstRows of(PiecePuzzle puzzle, List<List<Integer>> found) {
    List<Solution> solutions = new ArrayList<>();
    int[] last = {};
    for (List<Integer> each : found) {
      int[] options = each.stream().mapToInt(Integer::intValue).toArray();
      solutions.add(new Solution(options, same(last, options)));
      last = options;
    }
    return new DepthFirstRows(SolutionSchema.of(puzzle), solutions);
  }

  private static int same(int[] last, int[] options) {
    int mismatch = Arrays.mismatch(last, options);
    return mismatch < 0 ? options.length : mismatch;
  }

  /** A number of random solutions that cover nothing. */
  static DepthFirstRows random(Random random, PiecePuzzle puzzle, int rows) {
    List<List<Integer>> found = new ArrayList<>();
    List<Integer> last = List.of();
    for (int row = 0; row < rows; row++) {
      int kept = last.size() - Math.min(last.size(), 1 + random.nextInt(1 + random.nextInt(4)));
      last = continued(random, puzzle, last.subList(0, random.nextInt(50) == 0 ? 0 : kept));
      found.add(last);
    }
    return of(puzzle, found);
  }

  private static List<Integer> continued(Random random, PiecePuzzle puzzle, List<Integer> kept) {
    List<Integer> options = new ArrayList<>(kept);
    int pieces = puzzle.pieces().size();
    int first = random.nextInt(pieces);
    for (int piece : IntStream.range(0, pieces).map(at -> (at + first) % pieces).toArray()) {
      int[] own = puzzle.optionsOf(piece);
      boolean isThere = kept.stream().anyMatch(option -> Arrays.binarySearch(own, option) >= 0);
      boolean isOptional = puzzle.pieces().get(piece).use().equals(Use.AT_MOST_ONCE);
      if (!isThere && !(isOptional && random.nextBoolean())) {
        options.add(own[random.nextInt(own.length)]);
      }
    }
    return options;
  }

  /** The solutions as rows of piece columns. */
  List<List<Integer>> rows() {
    int[][] options = schema.optionsByColumn();
    return solutions.stream().map(solution -> row(options, solution.options)).toList();
  }

  private static List<Integer> row(int[][] options, int[] solution) {
    List<Integer> row = new ArrayList<>();
    for (int[] own : options) {
      row.add(
          Arrays.stream(solution)
              .filter(option -> Arrays.binarySearch(own, option) >= 0)
              .boxed()
              .findFirst()
              .orElse(null));
    }
    return row;
  }

  /** Writes the solutions to a new file. */
  void write(Path part, Limits limits, ToIntFunction<Solution> unchanged) {
    try {
      FileSystem files = LocalDisk.of(new Configuration(false));
      Files.createDirectories(part.getParent());
      var path = new org.apache.hadoop.fs.Path(part.toUri());
      try (ParquetFile file = new ParquetFile(files, path);
          SolutionWriter writer = new PieceColumnsWriter(file, schema, limits)) {
        for (Solution solution : solutions) {
          int[] lent = solution.options.clone();
          writer.write(lent, unchanged.applyAsInt(solution));
          Arrays.fill(lent, -1);
        }
        writer.finish();
        assertThat(file.bytes()).isEqualTo(Files.size(part));
        assertThat(file.sha256()).isEqualTo(SetOnDisk.sha256(part));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
