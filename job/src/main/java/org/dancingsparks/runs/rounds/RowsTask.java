package org.dancingsparks.runs.rounds;

import java.io.OutputStream;
import org.dancingsparks.layers.rounds.DiagramRounds;
import org.dancingsparks.layers.rounds.ProofRounds;
import org.dancingsparks.layers.rounds.RoundSweep;
import org.dancingsparks.parquet.RowFile;
import org.dancingsparks.proof.PartRows;
import org.dancingsparks.proof.WrittenRow;
import org.dancingsparks.runs.proofs.ProofColumns;

/** Writes the rows of a proof that a partition has. */
final class RowsTask extends BackwardTask {
  private static final long serialVersionUID = 1;

  RowsTask(RoundSearch search, BlockFiles files, Work work) {
    super(search, files, work);
  }

  @Override
  Built build(Bin bin, RoundSweep.Task task, DiagramRounds.Input input, OutputStream index) {
    ProofRounds proof = search.proof();
    ProofRounds.Rows found = proof.rows(task, input, index);
    PartRows rows = found.rows();
    ProofColumns columns = ProofColumns.of(proof.words(), input.solutions());
    try (RowFile<WrittenRow> file = files.rows(bin.partition(), columns)) {
      while (rows.next()) {
        file.write(rows);
      }
      return new Built(rows.size(), file.finish(), found.index());
    }
  }

  @Override
  boolean areRows() {
    return true;
  }
}
