package org.dancingsparks.run;

import java.util.List;

/** What is recorded of a finished bin: a record, whose components are plain values. */
public interface BinCommit {
  /** The bin's place in the plan. */
  int bin();

  /** What an attempt has written for it. */
  List<CommittedFile> files();
}
