package org.dancingsparks.runs.rounds;

import java.io.OutputStream;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.layers.rounds.DiagramRounds;
import org.dancingsparks.layers.rounds.ProofRounds;
import org.dancingsparks.layers.rounds.RoundSweep;
import org.dancingsparks.layers.rounds.StoredBlocks;
import org.dancingsparks.parquet.RowFile;
import org.dancingsparks.proof.CollectedRows;
import org.dancingsparks.proof.WrittenRow;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.proofs.ProofColumns;

/** Writes the rows of a proof that a partition has. */
final class RowsTask extends BackwardTask {
  private static final long serialVersionUID = 1;
  private static final int ROWS_BETWEEN_CHECKS = 1 << 14;

  RowsTask(RoundSearch search, BlockFiles files, Work work) {
    super(search, files, work);
  }

  @Override
  Part build(Bin bin, RoundSweep.Task task, DiagramRounds.Input input, OutputStream index) {
    ProofRounds proof = search.proof();
    ProofRounds.Rows found = proof.rows(task, input, index);
    ProofColumns columns = ProofColumns.of(proof.words(), input.solutions());
    return new RowPart(found, files.rows(bin.partition(), columns), task.watch());
  }

  /** A part of rows, which are written when it is finished. */
  private record RowPart(ProofRounds.Rows found, RowFile<WrittenRow> file, Watch watch)
      implements Part {
    @Override
    public long number() {
      return found.rows().size();
    }

    @Override
    public StoredBlocks index() {
      return found.index();
    }

    @Override
    public FileRecord finish() {
      CollectedRows rows = found.rows();
      for (int row = 0; rows.next(); row++) {
        if (row % ROWS_BETWEEN_CHECKS == 0) {
          watch.check();
        }
        file.write(rows);
      }
      return file.finish();
    }

    @Override
    public void close() {
      file.close();
    }
  }

  @Override
  boolean areRows() {
    return true;
  }
}
