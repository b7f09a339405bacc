package org.dancingsparks.verify;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.Path;
import org.apache.spark.TaskContext;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.parquet.SolutionReader;
import org.dancingsparks.run.Checksum;
import org.dancingsparks.run.DamagedException;
import org.dancingsparks.run.RunDirectory;
import org.dancingsparks.run.SealedJson;
import org.dancingsparks.search.SolutionSchema;
import org.dancingsparks.search.TaskProgress;
import org.dancingsparks.solutions.SearchRecord;
import org.dancingsparks.solutions.SolutionSummary;
import org.dancingsparks.spark.SparkJob;

/**
 * Reads a part inside a Spark task and checks it against what the manifest says of it and, row by
 * row, against the problem, which it reads from the directory itself. What the manifest says and
 * what is found cross the wire as text, which any serializer knows.
 */
final class PartCheck implements SparkJob.Work<String, String> {
  private static final long serialVersionUID = 1;

  /** After so many it says how far it is, and looks whether the task was killed. */
  private static final int ROWS_AT_ONCE = 1 << 14;

  private static final String PART = "What is to be checked";
  private static final String FINDINGS = "What is found";

  private final String directory;

  /** The head of the manifest only: what it says of all parts can be long. */
  private final String head;

  private final double rowsOfAll;
  private final SerializableConfiguration hadoop;

  PartCheck(String directory, SearchRecord record, SerializableConfiguration hadoop) {
    this.directory = directory;
    head = SealedJson.write(SealedJson.tree(record.head()));
    rowsOfAll = Math.max(1, record.totals().count().doubleValue());
    this.hadoop = hadoop;
  }

  /** What the manifest says of a part, to be sent. */
  static String text(SolutionSummary.Part part) {
    return SealedJson.write(SealedJson.tree(part));
  }

  /** What was found of a part, as it was sent. */
  static PartFindings findings(String text) {
    return SealedJson.as(PartFindings.class, FINDINGS, SealedJson.read(FINDINGS, text));
  }

  @Override
  public String apply(String text, TaskContext context, TaskProgress meter) {
    SolutionSummary.Part part =
        SealedJson.as(SolutionSummary.Part.class, PART, SealedJson.read(PART, text));
    return SealedJson.write(SealedJson.tree(look(part, context, meter)));
  }

  private PartFindings look(SolutionSummary.Part part, TaskContext context, TaskProgress meter) {
    int number = context.partitionId();
    List<String> faults = new ArrayList<>();
    try {
      RunDirectory run = new RunDirectory(directory, hadoop.value());
      Path path = run.path(part.file());
      String sha256 = Checksum.of(run.files(), path);
      if (!sha256.equals(part.sha256())) {
        faults.add("its SHA-256 is %s, and the manifest says %s".formatted(sha256, part.sha256()));
      }
      lookAtBytes(run, path, part.bytes()).ifPresent(faults::add);
      SearchRecord record = SearchRecord.ofHead(directory, run, head);
      SolutionCheck check = new SolutionCheck(record.search(), record.isOrdered());
      Rows rows = new Rows(check, context, meter);
      rows.read(run, path, SolutionSchema.of(record.puzzle()));
      faults.addAll(rows.faults);
      if (faults.isEmpty() && rows.number != part.rows()) {
        faults.add(
            "it has %,d rows, and the manifest says %,d".formatted(rows.number, part.rows()));
      }
      return new PartFindings(
          number, faults, rows.number, rows.first, check.last(), check.members());
    } catch (FileNotFoundException e) {
      faults.add("it is missing");
    } catch (IOException | FSError e) {
      faults.add("it cannot be read: " + HadoopFiles.why(e));
    }
    return new PartFindings(number, faults, 0, List.of(), List.of(), 0);
  }

  /** What is wrong with the length of a file, if anything is. */
  static Optional<String> lookAtBytes(RunDirectory run, Path path, long expected)
      throws IOException {
    long bytes = run.files().getFileStatus(path).getLen();
    return bytes == expected
        ? Optional.empty()
        : Optional.of("it has %,d bytes, and the manifest says %,d".formatted(bytes, expected));
  }

  /** The rows of a part as they are read: how many, the first of them, and what is wrong. */
  private final class Rows {
    private final SolutionCheck check;
    private final TaskContext context;
    private final TaskProgress meter;
    private final List<String> faults = new ArrayList<>();
    private List<Integer> first = List.of();
    private long number;
    private long told;

    Rows(SolutionCheck check, TaskContext context, TaskProgress meter) {
      this.check = check;
      this.context = context;
      this.meter = meter;
    }

    void read(RunDirectory run, Path path, SolutionSchema schema) throws IOException {
      try (SolutionReader reader = SolutionReader.open(run.files(), path, schema)) {
        for (int size = reader.next(); size >= 0; size = reader.next()) {
          number++;
          check.check(reader.options(), size);
          if (number == 1) {
            first = check.last();
          }
          if (number % ROWS_AT_ONCE == 0) {
            tell();
          }
        }
        tell();
      } catch (CancellationException e) {
        throw e;
      } catch (DamagedException e) {
        faults.add("row %,d: %s".formatted(Math.max(1, number), e.getMessage()));
      } catch (RuntimeException e) {
        // parquet-java throws all kinds of them at a damaged file.
        faults.add(
            "after row %,d it cannot be read as Parquet: %s".formatted(number, HadoopFiles.why(e)));
      }
    }

    private void tell() {
      meter.add((number - told) / rowsOfAll, number - told);
      told = number;
      if (context.isInterrupted()) {
        throw new CancellationException("the task was killed");
      }
    }
  }
}
