package org.dancingsparks.runs;

import org.dancingsparks.message.UserException;

/**
 * The run to be resumed was completed by another after its records were read. Reading them again
 * shows a complete run.
 */
public final class CompletedMeanwhileException extends UserException {
  private static final long serialVersionUID = 1;

  CompletedMeanwhileException(RunDirectory directory) {
    super("%s was completed by another run at the same time".formatted(directory), "run it again");
  }
}
