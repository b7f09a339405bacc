package org.dancingsparks.runs;

import java.io.IOException;
import java.util.Optional;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.message.UserException;

/**
 * Checks that a run may be started or resumed in a directory that may already have files. Only
 * {@link #claim} changes anything.
 *
 * @param directory of the run
 * @param existing the treatment of an earlier run
 */
record TargetCheck(RunDirectory directory, SaveMode existing) {
  /**
   * Checks that existing files may be replaced or resumed.
   *
   * @throws StoreException if not
   */
  void check() throws IOException {
    if (!directory.exists()) {
      return;
    }
    Optional<Path> foreign = directory.foreign();
    if (existing == SaveMode.REFUSE) {
      throw new StoreException(
          "%s already exists".formatted(directory),
          foreign.isPresent()
              ? "choose another place"
              : "choose another place, resume it with {resume}, or replace it with {overwrite}");
    }
    if (foreign.isPresent()) {
      throw new StoreException(
          "%s is not part of a run, so %s is not %s"
              .formatted(
                  foreign.get(),
                  directory,
                  existing == SaveMode.RESUME ? "resumed" : "overwritten"),
          "choose another place");
    }
    if (existing == SaveMode.RESUME && isUnknown() && directory.hasParts()) {
      throw new StoreException(
          "%s has parts, but no record of their run".formatted(directory),
          "choose another place, or replace them with {overwrite}");
    }
  }

  private boolean isUnknown() throws IOException {
    return directory.readWorkFile(RunNames.PLAN).isEmpty()
        && directory.readSideFile(RunNames.MANIFEST).isEmpty();
  }

  /**
   * Claims the directory for the run, and checks that no other run has begun or completed there
   * since the check.
   *
   * @throws StoreException if another has
   * @throws CompletedMeanwhileException if another has completed the run to resume
   */
  void claim() throws IOException {
    try {
      directory.claim(existing);
    } catch (StoreException lost) {
      // The place of a run that has ended is gone, like that of a run that was taken over.
      if (existing == SaveMode.RESUME && isComplete()) {
        throw new CompletedMeanwhileException(directory);
      }
      throw lost;
    }
    if (existing == SaveMode.REFUSE && directory.hasMoreThanWork()) {
      throw yielded(
          new StoreException(
              "Another run was started in %s at the same time".formatted(directory),
              "check its files, or resume it with {resume}"));
    }
    if (existing == SaveMode.RESUME && isComplete()) {
      directory.sync();
      throw yielded(new CompletedMeanwhileException(directory));
    }
  }

  /**
   * Deletes the work directory and returns the refusal; a failure to delete is suppressed in it.
   */
  private UserException yielded(UserException refusal) {
    try {
      directory.tidy();
    } catch (IOException | FSError e) {
      refusal.addSuppressed(e);
    }
    return refusal;
  }

  /**
   * Checks that the run to be resumed is the intended one, since another may have begun after its
   * records were read.
   *
   * @param header the record of the plan that is meant
   * @throws StoreException if it is another
   */
  void checkPlan(String header) throws IOException {
    Optional<String> plan =
        existing == SaveMode.RESUME
            ? directory.readWorkFile(RunNames.PLAN).filter(text -> SealedJson.isWhole(text))
            : Optional.empty();
    if (plan.isPresent() && !plan.get().equals(header)) {
      throw new StoreException(
          "There is a run of another puzzle or plan in %s".formatted(directory),
          "resume that run with its own puzzle and plan, or replace it with {overwrite}");
    }
  }

  private boolean isComplete() throws IOException {
    return directory
        .readSideFile(RunNames.MANIFEST)
        .filter(text -> SealedJson.isWhole(text))
        .isPresent();
  }
}
