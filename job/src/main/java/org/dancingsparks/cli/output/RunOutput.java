package org.dancingsparks.cli.output;

import java.util.Optional;
import java.util.function.Consumer;
import org.apache.hadoop.conf.Configuration;
import org.dancingsparks.cli.flag.ExistingFlags;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.cli.session.Shutdown;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.files.Puzzles;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Printable;
import org.dancingsparks.runs.BinCommit;
import org.dancingsparks.runs.CheckDepth;
import org.dancingsparks.runs.Manifest;
import org.dancingsparks.runs.ManifestType;
import org.dancingsparks.runs.RunHeader;
import org.dancingsparks.runs.RunKind;
import org.dancingsparks.runs.RunTarget;
import org.dancingsparks.runs.SaveMode;
import org.dancingsparks.runs.StoredRun;
import org.dancingsparks.spark.TaskRunner;

/**
 * The directory that a command writes to, and the treatment of an earlier run there.
 *
 * @param check of a complete run that is resumed
 */
public record RunOutput(Session session, String directory, SaveMode existing, CheckDepth check) {
  public static RunOutput of(Session session, String directory, ExistingFlags flags) {
    return new RunOutput(
        session,
        directory,
        flags.existing(),
        flags.isChecking() ? CheckDepth.CHECKSUMS : CheckDepth.LENGTHS);
  }

  public boolean isResumed() {
    return existing == SaveMode.RESUME;
  }

  /**
   * Checks that a run may be started or resumed, and changes nothing.
   *
   * @throws org.dancingsparks.runs.StoreException if not
   */
  public void checkPlace() {
    place(session.hadoop()).check();
  }

  private RunTarget place(Configuration hadoop) {
    checkApartFromSubject(hadoop);
    return new RunTarget(directory, existing, hadoop);
  }

  /** Refuses to write where the subject is read, since it would be replaced before that. */
  private void checkApartFromSubject(Configuration hadoop) {
    session
        .subject()
        .filter(subject -> !NamedPuzzles.isNamed(subject) && !Puzzles.isNamedLikeFile(subject))
        .filter(subject -> HadoopFiles.isDirectory(subject, hadoop))
        .ifPresent(subject -> checkApartFrom(subject, hadoop));
  }

  /**
   * Checks that a directory which this command reads is not written to.
   *
   * @throws InputException if it would be
   */
  public void checkApartFrom(String read) {
    checkApartFrom(read, session.hadoop());
  }

  private void checkApartFrom(String read, Configuration hadoop) {
    if (HadoopFiles.areNested(read, directory, hadoop)) {
      throw new InputException(
          "%s is read by this command, so it cannot write to %s".formatted(read, directory),
          "choose a directory that is neither inside it nor around it");
    }
  }

  /** The manifest of a run to resume, if there is one. */
  public <H extends Record & RunHeader, S extends Record> Optional<Manifest<H, S>> manifest(
      ManifestType<H, S> type, Consumer<String> damage) {
    return isResumed() ? type.read(directory, session.hadoop(), damage) : Optional.empty();
  }

  /** Checks the files of a complete run, and reports that it is complete. */
  public void resumeComplete(ProgressLines progress) {
    place(session.hadoop()).resumeComplete(check, progress);
    progress.say("%s is complete".formatted(Printable.text(directory)));
  }

  /**
   * Starts or resumes a run, and does none of its bins yet.
   *
   * @param resuming the command that resumes it, shown if it is interrupted
   */
  public <B extends Record & BinCommit, S extends Record> StoredRun<B, S> begin(
      RunKind<B, S> kind, String resuming) {
    return begin(kind, session.hadoop(), resuming);
  }

  private <B extends Record & BinCommit, S extends Record> StoredRun<B, S> begin(
      RunKind<B, S> kind, Configuration hadoop, String resuming) {
    StoredRun<B, S> run = StoredRun.begin(place(hadoop), kind);
    Shutdown.saying(
        "dance: Interrupted; finished work is saved: resume with %s."
            .formatted(Printable.text(resuming)));
    return run;
  }

  /** Starts or resumes a run, and does it. */
  public <B extends Record & BinCommit, S extends Record> StoredRun.Completed<B, S> run(
      RunKind<B, S> kind, ProgressLines progress, String resuming) {
    // Spark starts before anything is replaced, so that a failure to start costs nothing.
    return run(session.runner(directory), kind, progress, resuming);
  }

  /** Starts or resumes a run, and does it by a runner of tasks. */
  public <B extends Record & BinCommit, S extends Record> StoredRun.Completed<B, S> run(
      TaskRunner runner, RunKind<B, S> kind, ProgressLines progress, String resuming) {
    if (place(runner.hadoop()).admitsTwoRuns()) {
      progress.say(
          "The store of %s cannot create files conditionally, so that a second run that begins there now would not be seen; start only one"
              .formatted(Printable.text(directory)));
    }
    StoredRun.Completed<B, S> completed =
        begin(kind, runner.hadoop(), resuming).run(runner, progress);
    Shutdown.saying("");
    return completed;
  }
}
