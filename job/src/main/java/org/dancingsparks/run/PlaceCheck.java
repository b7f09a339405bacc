package org.dancingsparks.run;

import java.io.IOException;
import java.util.Optional;
import org.apache.hadoop.fs.Path;

/**
 * Whether a run may be begun, or resumed, where something may be already. Only {@link #claim}
 * changes anything.
 *
 * @param directory of the run
 * @param existing what may be done to what is there
 */
record PlaceCheck(RunDirectory directory, SaveMode existing) {
  /**
   * Checks that what is there may be replaced, or gone on with.
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
          "There is something at %s already; choose another place%s"
              .formatted(
                  directory,
                  foreign.isPresent()
                      ? "."
                      : ", go on with it by --resume, or replace it with --overwrite."));
    }
    if (foreign.isPresent()) {
      throw new StoreException(
          "%s is no part of a solution set, so --%s leaves %s alone; choose another place."
              .formatted(
                  foreign.get(), existing == SaveMode.RESUME ? "resume" : "overwrite", directory));
    }
    if (existing == SaveMode.RESUME && isUnknown() && directory.hasParts()) {
      throw new StoreException(
          "%s has parts, but nothing says of which run; choose another place, or replace them with --overwrite."
              .formatted(directory));
    }
  }

  private boolean isUnknown() throws IOException {
    return directory.readAtWork(RunNames.PLAN).isEmpty()
        && directory.read(directory.path(RunNames.MANIFEST)).isEmpty();
  }

  /**
   * Makes the place the run's own, and checks that nobody has begun or completed one there since it
   * was looked at.
   *
   * @throws StoreException if somebody has
   */
  void claim() throws IOException {
    directory.claim(existing);
    if (existing == SaveMode.REFUSE && directory.hasMoreThanWork()) {
      directory.tidy();
      throw new StoreException(
          "Another run has worked in %s at the same time; see what it has left there, or resume it with --resume."
              .formatted(directory));
    }
    if (existing == SaveMode.RESUME && isComplete()) {
      directory.sync();
      directory.tidy();
      throw new StoreException(
          "%s is complete: another run has resumed it; nothing is left to do."
              .formatted(directory));
    }
  }

  /**
   * Checks that a run that is to be resumed is the one that is meant: another may have begun since
   * its records were looked for.
   *
   * @param head the record of the plan that is meant
   * @throws StoreException if it is another
   */
  void checkPlan(String head) throws IOException {
    Optional<String> plan =
        existing == SaveMode.RESUME
            ? directory.readAtWork(RunNames.PLAN).filter(text -> SealedJson.isWhole(text))
            : Optional.empty();
    if (plan.isPresent() && !plan.get().equals(head)) {
      throw new StoreException(
          "There is a run of another puzzle or plan in %s; resume it with these, or replace it with --overwrite."
              .formatted(directory));
    }
  }

  private boolean isComplete() throws IOException {
    return directory
        .read(directory.path(RunNames.MANIFEST))
        .filter(text -> SealedJson.isWhole(text))
        .isPresent();
  }
}
