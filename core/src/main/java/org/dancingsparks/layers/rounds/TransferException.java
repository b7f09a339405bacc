package org.dancingsparks.layers.rounds;

import org.dancingsparks.message.UserException;

/** Residuals that were lost or damaged on their way from task to task, or in a file. */
public final class TransferException extends UserException {
  private static final long serialVersionUID = 1;

  private TransferException(String problem) {
    super(problem, "check the disks and the network, then run it again");
  }

  /** This failure, with the file named in its message. */
  TransferException in(String file) {
    return new TransferException("%s (in %s)".formatted(getMessage(), file));
  }

  static TransferException of(String problem, Object... values) {
    return new TransferException("Residuals were lost: " + problem.formatted(values));
  }
}
