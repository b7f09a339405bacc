package org.dancingsparks.runs.rounds;

import java.io.Serializable;
import org.dancingsparks.layers.rounds.StoredBlocks;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.StepFile;

/**
 * A file of blocks that a task has written.
 *
 * @param name of the file
 * @param sha256 of its content
 * @param lastStep the last step that reads it
 */
record RoundFile(String name, String sha256, StoredBlocks blocks, int lastStep)
    implements Serializable {
  StepFile stepFile() {
    return new StepFile(new FileRecord(name, blocks.bytes(), sha256), lastStep);
  }
}
