package org.dancingsparks.runs;

/**
 * The file of an accepted attempt, before it is moved to its final name.
 *
 * @param attempt the file as it is in the work directory
 * @param name from the run's directory, as {@link #part} and {@link #rejected} make it
 */
public record CommittedFile(FileRecord attempt, String name) {
  /** The part that holds the rows of a bin. */
  public static CommittedFile part(int bin, FileRecord attempt) {
    return new CommittedFile(attempt, RunNames.partName(bin));
  }

  /** The file that holds the nodes of a partition. */
  public static CommittedFile nodes(int partition, FileRecord attempt) {
    return new CommittedFile(attempt, RunNames.nodesName(partition));
  }

  /** The file that holds the lines that a bin has rejected. */
  public static CommittedFile rejected(int bin, FileRecord attempt) {
    return new CommittedFile(attempt, RunNames.rejectedName(bin));
  }

  /** The file where it is when the run is complete. */
  public FileRecord moved() {
    return new FileRecord(name, attempt.bytes(), attempt.sha256());
  }
}
