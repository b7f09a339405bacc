package org.dancingsparks.runs;

import java.util.Optional;

/**
 * The manifest of a run, or the record of its plan while it is unfinished. Immutable.
 *
 * @param directory of the run
 * @param header fixed before the run began
 * @param summary of a complete run; empty if it is unfinished
 */
public record Manifest<H extends Record & RunHeader, S extends Record>(
    String directory, H header, Optional<S> summary) {
  public boolean isComplete() {
    return summary.isPresent();
  }

  /**
   * Checks that the run is the wanted one, to be resumed. A complete run remains so for any version
   * of the program.
   *
   * @param wanted the header of the run that is wanted
   * @throws StoreException if a component differs
   */
  public void checkResumable(H wanted) {
    ResumeCheck.check(directory, header, wanted, isComplete() ? "program" : "");
  }
}
