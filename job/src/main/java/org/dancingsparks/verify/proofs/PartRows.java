package org.dancingsparks.verify.proofs;

import java.io.Closeable;
import java.io.IOException;
import org.apache.parquet.example.data.Group;
import org.dancingsparks.parquet.RowReader;
import org.dancingsparks.runs.DamagedException;
import org.dancingsparks.runs.RunDirectory;

/** The rows of a part one after another, as many as the manifest says. One thread. */
final class PartRows implements Closeable {
  private final ProofPart part;
  private final int words;
  private final RowReader reader;
  private long read;

  /**
   * Opens a part, whose bytes are those of the manifest.
   *
   * @throws DamagedException if it is not a file of such rows
   */
  PartRows(ProofPlace place, ProofPart part, RunDirectory run) throws IOException {
    this.part = part;
    words = place.sizes().words();
    reader = place.rows(run, part.record().file());
  }

  /**
   * The next row; null after the last.
   *
   * @throws DamagedException if it is none, or there are more or fewer than the manifest says
   */
  ProofRow next() {
    Group row = reader.next();
    boolean isAsMany = row == null ? read == part.record().rows() : read < part.record().rows();
    if (!isAsMany) {
      throw new DamagedException(
          "has %s rows than the %,d that the manifest says"
              .formatted(row == null ? "fewer" : "more", part.record().rows()));
    }
    return row == null ? null : row(row);
  }

  private ProofRow row(Group row) {
    read++;
    try {
      return ProofRow.of(row, words);
    } catch (DamagedException e) {
      throw new DamagedException("row %,d: %s".formatted(read, e.getMessage()));
    }
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
