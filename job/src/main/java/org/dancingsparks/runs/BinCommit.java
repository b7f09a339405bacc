package org.dancingsparks.runs;

import java.util.List;

/** The record of a finished bin, whose components are plain values. */
public interface BinCommit {
  /** The bin's place in the plan. */
  int bin();

  /** The files that an attempt has written for it, to be moved to their final names. */
  List<CommittedFile> files();

  /** The files that the attempt has written for later steps of the run; none by default. */
  default List<StepFile> forLaterSteps() {
    return List.of();
  }
}
