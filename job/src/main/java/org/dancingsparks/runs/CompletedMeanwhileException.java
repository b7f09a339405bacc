package org.dancingsparks.runs;

import org.dancingsparks.message.UserException;

/**
 * A run was to be resumed, and another has completed it since its records were read: whoever reads
 * them again finds it complete.
 */
public final class CompletedMeanwhileException extends UserException {
  private static final long serialVersionUID = 1;

  CompletedMeanwhileException(RunDirectory directory) {
    super("%s was completed by another run at the same time".formatted(directory), "run it again");
  }
}
