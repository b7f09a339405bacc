package org.dancingsparks.store;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.Path;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.plan.HadoopFiles;
import org.dancingsparks.plan.SolutionSchema;

/**
 * Reads a part inside a Spark task and checks it against the manifest and, row by row, against the
 * problem. What it needs to know it reads from the directory itself.
 */
final class PartCheck implements Serializable {
  private static final long serialVersionUID = 1;

  private static final int BUFFER = 1 << 16;

  private final String directory;
  private final SerializableConfiguration hadoop;

  PartCheck(String directory, SerializableConfiguration hadoop) {
    this.directory = directory;
    this.hadoop = hadoop;
  }

  /** What is found of the part of a number. */
  PartFindings look(int number) {
    RunRecord record = RunRecord.read(directory, hadoop.value()).orElseThrow();
    RunTotals.Part part = record.totals().parts().get(number);
    List<String> faults = new ArrayList<>();
    try {
      RunDirectory run = new RunDirectory(directory, hadoop.value());
      Path path = run.path(part.file());
      String sha256 = sha256(run, path);
      if (!sha256.equals(part.sha256())) {
        faults.add("its SHA-256 is %s, and the manifest says %s".formatted(sha256, part.sha256()));
      }
      return rows(record, run, path, number, faults);
    } catch (FileNotFoundException e) {
      faults.add("it is missing");
    } catch (IOException | FSError e) {
      faults.add("it cannot be read: " + HadoopFiles.why(e));
    }
    return new PartFindings(number, faults, 0, List.of(), List.of(), 0);
  }

  /** The SHA-256 of a file. */
  static String sha256(RunDirectory run, Path path) throws IOException {
    MessageDigest digest = Checksum.digest();
    byte[] buffer = new byte[BUFFER];
    try (InputStream in = run.files().open(path)) {
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        digest.update(buffer, 0, read);
      }
    }
    return Checksum.text(digest);
  }

  private static PartFindings rows(
      RunRecord record, RunDirectory run, Path path, int number, List<String> faults)
      throws IOException {
    SolutionCheck check = new SolutionCheck(record.search(), record.isOrdered());
    List<Integer> first = List.of();
    List<Integer> last = List.of();
    long rows = 0;
    try (SolutionReader reader =
        SolutionReader.open(run.files(), path, SolutionSchema.of(record.puzzle()))) {
      for (int size = reader.next(); size >= 0; size = reader.next()) {
        rows++;
        check.check(reader.options(), size);
        if (rows == 1) {
          first = check.last();
        }
      }
      last = check.last();
    } catch (DamagedException e) {
      faults.add("row %,d: %s".formatted(Math.max(1, rows), e.getMessage()));
    } catch (RuntimeException e) {
      // parquet-java throws all kinds of them at a damaged file.
      faults.add("after row %,d it cannot be read as Parquet: %s".formatted(rows, e.getMessage()));
    }
    long expected = record.totals().parts().get(number).rows();
    if (faults.isEmpty() && rows != expected) {
      faults.add("it has %,d rows, and the manifest says %,d".formatted(rows, expected));
    }
    return new PartFindings(number, faults, rows, first, last, check.members());
  }
}
