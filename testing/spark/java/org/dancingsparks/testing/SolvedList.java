package org.dancingsparks.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.sql.Row;

/** The rows of a solved list, part by part, since Spark promises no order among files. */
public final class SolvedList {
  private SolvedList() {}

  public static List<Row> rows(Path directory) {
    List<Row> rows = new ArrayList<>();
    for (String part : parts(directory)) {
      rows.addAll(SharedSpark.session().read().parquet(part).collectAsList());
    }
    return rows;
  }

  /** The malformed lines. */
  public static List<Row> rejected(Path directory) {
    return rows(directory.resolve("_meta/rejected"));
  }

  private static List<String> parts(Path directory) {
    try (Stream<Path> files = Files.list(directory)) {
      return files
          .map(Path::toString)
          .filter(name -> name.matches(".*/part-\\d{5}\\.parquet"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
