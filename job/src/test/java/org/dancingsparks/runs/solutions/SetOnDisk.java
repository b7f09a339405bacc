package org.dancingsparks.runs.solutions;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.RunTarget;
import org.dancingsparks.runs.SaveMode;
import org.dancingsparks.runs.StoredRun;
import org.dancingsparks.search.BinResult;
import org.dancingsparks.search.Plan;
import org.dancingsparks.search.Planner;
import org.dancingsparks.search.Search;
import org.dancingsparks.spark.TaskRunner;
import org.dancingsparks.testing.SharedSpark;
import org.dancingsparks.testing.Walks;

/** Writes solution sets, and inspects their files. */
public final class SetOnDisk {
  private SetOnDisk() {}

  /** Writes all solutions of a puzzle by a plan of some bins. */
  public static List<BinResult> write(Path directory, Puzzle puzzle, int bins) {
    return write(directory.toString(), puzzle, plan(Walks.all(puzzle), bins));
  }

  public static Plan plan(Search search, int bins) {
    return Planner.plan(search, OptionalInt.of(2), bins);
  }

  public static List<BinResult> write(String directory, Puzzle puzzle, Plan plan) {
    return begin(directory, SaveMode.REFUSE, puzzle, plan)
        .run(TaskRunner.of(SharedSpark.context()), (done, solutions) -> {})
        .bins()
        .stream()
        .map(SolutionBin::result)
        .toList();
  }

  /** A run for all solutions, begun. */
  static StoredRun<SolutionBin, SolutionSummary> begin(
      String directory, SaveMode existing, Puzzle puzzle, Plan plan) {
    return StoredRun.begin(
        new RunTarget(directory, existing, SharedSpark.context().hadoopConfiguration()),
        new SolutionRun(ResultType.SOLUTIONS, puzzle, plan, "1.2.3"));
  }

  /** The part files in the order of their names. */
  public static List<Path> parts(Path directory) {
    return list(directory).stream()
        .filter(file -> file.getFileName().toString().startsWith("part-"))
        .toList();
  }

  /** All files below a directory, sorted. */
  public static List<Path> list(Path directory) {
    try (Stream<Path> files = Files.walk(directory)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Of each file below a directory its SHA-256, by relative name. */
  public static SortedMap<String, String> hashes(Path directory) {
    SortedMap<String, String> hashes = new TreeMap<>();
    list(directory)
        .forEach(file -> hashes.put(directory.relativize(file).toString(), sha256(file)));
    return hashes;
  }

  public static String sha256(Path file) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(Files.readAllBytes(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }

  public static JsonNode json(Path file) {
    try {
      return new ObjectMapper().readTree(file.toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The file that has the record of a bin of an unfinished run, once it is written. */
  public static Optional<Path> recordOf(Path directory, int bin) {
    return batches(directory).stream()
        .filter(batch -> records(batch).stream().anyMatch(record -> isOf(bin, record)))
        .findFirst();
  }

  /** The record of a bin of an unfinished run. */
  public static JsonNode record(Path directory, int bin) {
    return records(recordOf(directory, bin).orElseThrow()).stream()
        .filter(record -> isOf(bin, record))
        .findFirst()
        .orElseThrow();
  }

  /** The records of the finished bins of an unfinished run. */
  public static List<JsonNode> records(List<Path> batches) {
    return batches.stream().flatMap(batch -> records(batch).stream()).toList();
  }

  /** The files that have records of an unfinished run. */
  public static List<Path> batches(Path directory) {
    Path work = work(directory);
    return Files.isDirectory(work)
        ? list(work).stream()
            .filter(file -> file.getFileName().toString().startsWith("bins-"))
            .toList()
        : List.of();
  }

  /** The records in a file; none while it is being written. */
  private static List<JsonNode> records(Path batch) {
    try {
      List<JsonNode> records = new ArrayList<>();
      new ObjectMapper().readTree(batch.toFile()).path("bins").forEach(records::add);
      return records;
    } catch (IOException e) {
      return List.of();
    }
  }

  private static boolean isOf(int bin, JsonNode record) {
    return record.get("bin").asInt() == bin;
  }

  /** The work directory of a run, or a path that does not exist if there is none. */
  public static Path work(Path directory) {
    Path none = directory.resolve("_work-00001-00000000");
    if (!Files.isDirectory(directory)) {
      return none;
    }
    try (Stream<Path> children = Files.list(directory)) {
      return children
          .filter(file -> file.getFileName().toString().startsWith("_work"))
          .max(Comparator.naturalOrder())
          .orElse(none);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Asserts that no temporary file is left, Hadoop's checksum files included. */
  public static void assertTidy(Path directory) {
    assertThat(work(directory)).doesNotExist();
    assertThat(list(directory))
        .extracting(file -> directory.relativize(file).toString())
        .allMatch(
            name ->
                name.matches(
                    "part-\\d{5}\\.parquet|_meta/(run\\.json|problem\\.dlx|puzzle\\.yaml|options\\.parquet)"));
  }
}
