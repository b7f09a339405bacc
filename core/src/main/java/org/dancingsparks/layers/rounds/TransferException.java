package org.dancingsparks.layers.rounds;

import org.dancingsparks.message.UserException;

/** Residuals that were lost or damaged on their way from task to task, or in a file. */
public final class TransferException extends UserException {
  private static final long serialVersionUID = 1;

  private TransferException(String problem, String remedy) {
    super(problem, remedy);
  }

  /** This failure, with the file named in its message. */
  TransferException in(String file) {
    return lost("%s (in %s)".formatted(problem(), file));
  }

  static TransferException of(String problem, Object... values) {
    return lost("Residuals were lost: " + problem.formatted(values));
  }

  private static TransferException lost(String problem) {
    return new TransferException(problem, "check the disks and the network, then run it again");
  }
}
