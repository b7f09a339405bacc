package org.dancingsparks.runs;

/** A part in the summary of a complete run: a file of rows. */
public record PartRecord(String file, long rows, long bytes, String sha256) {
  /**
   * A part.
   *
   * @throws IllegalArgumentException if no run gives a file such a name, or there is no SHA-256
   */
  public PartRecord {
    FileRecord.check(file, sha256);
  }

  /** The part that holds the rows of a bin. */
  public static PartRecord of(BinCommit bin, long rows) {
    FileRecord moved = bin.files().get(0).moved();
    return new PartRecord(moved.file(), rows, moved.bytes(), moved.sha256());
  }

  public FileRecord asFile() {
    return new FileRecord(file, bytes, sha256);
  }
}
