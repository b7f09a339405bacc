package org.dancingsparks.runs.tables;

import java.math.BigInteger;
import java.util.EnumSet;
import java.util.List;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.parquet.RowFile;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.ManifestType;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.RunKind;
import org.dancingsparks.runs.RunOutline;
import org.dancingsparks.runs.SealedJson;
import org.dancingsparks.spark.StepJob;
import org.dancingsparks.spark.TaskRunner;
import org.dancingsparks.tables.Table;

/**
 * A run that writes a table, one member after another. Each member is a bin without a task: the
 * driver counts it with all cores or as a Spark job of its own. Rows contain times, so equal runs
 * do not have equal bytes.
 *
 * @param secondCounts the members that are counted in a second way
 * @param program the version of the program
 * @param members counts them; what it throws ends the run, which can be resumed
 */
public record TableRun(Table table, String secondCounts, String program, Members members)
    implements RunKind<TableBin, TableSummary> {
  /** The manifests of such runs. */
  public static final ManifestType<TableHeader, TableSummary> MANIFESTS =
      new ManifestType<>(
          EnumSet.of(ResultType.TABLE),
          1,
          TableHeader.FORMAT,
          TableHeader.class,
          TableSummary.class);

  /** Counts the members of a table. */
  public interface Members {
    /** Counts a member. */
    TableRow count(int number);

    /** Accepts the rows in order, those of an earlier run among them, each once it is safe. */
    void finished(TableRow row);
  }

  /** The first section of the manifest. */
  public TableHeader header() {
    return TableHeader.of(this);
  }

  @Override
  public RunOutline<TableBin> outline() {
    return new RunOutline<>(header(), TableBin.class, table.size(), table.size());
  }

  @Override
  public StepJob<String> job(TaskRunner runner, Step<TableBin> step) {
    return (context, open, results, progress) -> {
      for (int bin = 0; bin < table.size(); bin++) {
        if (open.contains(bin)) {
          results.accept(SealedJson.text(written(bin, step.work(), context)));
        }
        members.finished(step.bins().get(bin).row());
      }
    };
  }

  private TableBin written(int bin, Path work, TaskRunner runner) {
    TableRow row = members.count(table.from() + bin);
    try (RowFile<TableRow> file = new RowFile<>(bin, work, new TableColumns(), runner.hadoop())) {
      file.write(row);
      return new TableBin(bin, row, file.finish());
    }
  }

  @Override
  public double weight(TableBin bin) {
    return 1.0 / table.size();
  }

  @Override
  public BigInteger results(TableBin bin) {
    return BigInteger.ONE;
  }

  @Override
  public TableSummary summary(List<TableBin> bins, List<FileRecord> sideFiles) {
    return TableSummary.of(bins);
  }
}
