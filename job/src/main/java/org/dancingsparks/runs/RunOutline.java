package org.dancingsparks.runs;

/**
 * A run before it begins.
 *
 * @param <K> the record of a finished bin
 * @param header the first section of the manifest
 * @param type of the record of a finished bin
 * @param steps with all bins
 * @param parts the number of bins that have a file
 * @param firstPart the first of these bins
 */
public record RunOutline<K extends Record & BinCommit>(
    Record header, Class<K> type, Steps steps, int parts, int firstPart) {
  /** A run of one step. */
  public RunOutline(Record header, Class<K> type, int bins, int parts) {
    this(header, type, Steps.one(bins), parts, 0);
  }

  /** Returns whether a bin has a file. */
  boolean hasPart(int bin) {
    return bin >= firstPart && bin < firstPart + parts;
  }

  /** The number of bins. */
  int bins() {
    return steps.bins();
  }
}
