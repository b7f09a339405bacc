package org.dancingsparks.source;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.testing.SharedSpark;

/** Tables of this source on the shared Spark, and the results of queries on them. */
final class Views {
  private Views() {}

  static SparkSession spark() {
    return SharedSpark.session();
  }

  /** A table by settings: names and values in turn. */
  static Dataset<Row> table(Object... settings) {
    Map<String, String> options = new LinkedHashMap<>();
    for (int place = 0; place < settings.length; place += 2) {
      options.put(settings[place].toString(), settings[place + 1].toString());
    }
    return spark().read().format("exactcover").options(options).load();
  }

  static void view(String name, Object... settings) {
    table(settings).createOrReplaceTempView(name);
  }

  static List<Row> rows(String query) {
    return spark().sql(query).collectAsList();
  }

  /** The rows as text, sorted: what matters where no order was asked for. */
  static List<String> sorted(List<Row> rows) {
    return rows.stream().map(Row::toString).sorted().toList();
  }

  static long number(String query) {
    return ((Number) rows(query).get(0).get(0)).longValue();
  }

  static String explain(String query) {
    return rows("EXPLAIN " + query).get(0).getString(0);
  }

  static Path file(Path directory, PiecePuzzle puzzle) {
    return write(directory.resolve(puzzle.name() + ".yaml"), PuzzleWriter.write(puzzle));
  }

  static Path file(Path directory, Problem problem) {
    return write(directory.resolve("problem.dlx"), KnuthWriter.write(problem));
  }

  private static Path write(Path file, String text) {
    try {
      return Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
