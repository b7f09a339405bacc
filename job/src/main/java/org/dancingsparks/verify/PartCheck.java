package org.dancingsparks.verify;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.Path;
import org.apache.spark.TaskContext;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.parquet.SolutionReader;
import org.dancingsparks.runs.DamagedException;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.RunDirectory;
import org.dancingsparks.runs.SealedJson;
import org.dancingsparks.runs.solutions.PartFooter;
import org.dancingsparks.runs.solutions.SearchRecord;
import org.dancingsparks.runs.solutions.SolutionSummary;
import org.dancingsparks.search.SolutionSchema;
import org.dancingsparks.spark.SparkJob;

/**
 * Checks a part inside a Spark task: its content against the manifest and, row by row, against the
 * problem, which it reads from the directory itself. The manifest's entry and the findings cross
 * the wire as text, which any serializer knows.
 */
final class PartCheck implements SparkJob.Work<String, String> {
  private static final long serialVersionUID = 1;

  /** The number of rows between two reports of progress, and checks for cancellation. */
  private static final int ROWS_AT_ONCE = 1 << 14;

  private final String directory;

  /** The header of the manifest only: the list of all parts can be long. */
  private final String header;

  private final double rowsOfAll;
  private final SerializableConfiguration hadoop;

  PartCheck(String directory, SearchRecord record, SerializableConfiguration hadoop) {
    this.directory = directory;
    header = SealedJson.text(record.header());
    rowsOfAll = Math.max(1, record.summary().count().doubleValue());
    this.hadoop = hadoop;
  }

  @Override
  public String apply(String text, Watch watch) {
    SolutionSummary.Part part = SealedJson.record(SolutionSummary.Part.class, text);
    return SealedJson.text(check(part, watch));
  }

  private PartFindings check(SolutionSummary.Part part, Watch watch) {
    int number = TaskContext.getPartitionId();
    List<String> faults = new ArrayList<>();
    try {
      RunDirectory run = new RunDirectory(directory, hadoop.value());
      Path path = run.path(part.file());
      part.asFile().contentFault(run).ifPresent(faults::add);
      SearchRecord record = SearchRecord.ofHeader(directory, run, header);
      SolutionCheck check = new SolutionCheck(record.search(), record.isOrdered());
      Rows rows = new Rows(check, watch);
      rows.read(run, path, SolutionSchema.of(record.puzzle()));
      faults.addAll(rows.faults);
      if (faults.isEmpty() && !PartFooter.fits(rows.footer, record.header(), part)) {
        faults.add("its footer has another puzzle, version or number than the manifest");
      }
      if (faults.isEmpty() && rows.number != part.rows()) {
        faults.add("has %,d rows, and the manifest says %,d".formatted(rows.number, part.rows()));
      }
      return new PartFindings(
          number, faults, rows.number, rows.first, check.last(), check.members());
    } catch (FileNotFoundException e) {
      faults.add(FileRecord.MISSING);
    } catch (IOException | FSError e) {
      faults.add("cannot be read: " + HadoopFiles.why(e));
    }
    return new PartFindings(number, faults, 0, List.of(), List.of(), 0);
  }

  /** The rows of a part as they are read: their number, the first of them, and faults. */
  private final class Rows {
    private final SolutionCheck check;
    private final Watch watch;
    private final List<String> faults = new ArrayList<>();
    private List<Integer> first = List.of();
    private Map<String, String> footer = Map.of();
    private long number;
    private long reported;

    Rows(SolutionCheck check, Watch watch) {
      this.check = check;
      this.watch = watch;
    }

    void read(RunDirectory run, Path path, SolutionSchema schema) throws IOException {
      try (SolutionReader reader = SolutionReader.open(run.files(), path, schema)) {
        footer = reader.description();
        for (int size = reader.next(); size >= 0; size = reader.next()) {
          number++;
          check.check(reader.options(), size);
          if (number == 1) {
            first = check.last();
          }
          if (number % ROWS_AT_ONCE == 0) {
            report();
          }
        }
        report();
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

    private void report() {
      watch.done((number - reported) / rowsOfAll, number - reported);
      reported = number;
      if (watch.isCancelled()) {
        throw new CancellationException("the task was killed");
      }
    }
  }
}
