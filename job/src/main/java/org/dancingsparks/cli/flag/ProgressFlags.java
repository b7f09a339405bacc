package org.dancingsparks.cli.flag;

import org.dancingsparks.cli.output.ProgressLines;
import org.dancingsparks.cli.session.StandardError;
import org.dancingsparks.message.Printable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The flag by which a command reports its choices and progress on standard error. */
public final class ProgressFlags {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--quiet",
      description = "Do not report progress or choices; still report errors.")
  private boolean isQuiet;

  @Option(
      names = "--verbose",
      description =
          "Report the choice of engine, and the reason, at once; by default only runs "
              + "longer than a few seconds do.")
  private boolean isVerbose;

  private boolean hasRemarks = true;
  private String name;
  private ProgressLines lines;

  public boolean isQuiet() {
    return isQuiet;
  }

  /**
   * Returns the lines of progress, shared by all work of a command on a subject.
   *
   * @param subject the name of the puzzle or other subject
   */
  public ProgressLines lines(String subject) {
    if (!subject.equals(name)) {
      name = subject;
      lines = hasRemarks ? others(subject) : others(subject).withoutRemarks();
    }
    return lines;
  }

  /** Leaves out the remarks on choices from all {@link #lines}, whose subjects are many. */
  public void withoutRemarks() {
    hasRemarks = false;
  }

  /** Returns separate lines of progress. */
  public ProgressLines others(String subject) {
    return isQuiet
        ? new ProgressLines(Printable.text(subject), StandardError.nowhere())
        : results(subject);
  }

  /** Returns separate lines that are always reported, since results would mislead without them. */
  public ProgressLines results(String subject) {
    StandardError err =
        ((Dance) command.commandLine().getCommandSpec().root().userObject()).standardError();
    ProgressLines lines = new ProgressLines(Printable.text(subject), err);
    return isVerbose ? lines.withChoices() : lines;
  }
}
