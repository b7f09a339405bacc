package org.dancingsparks.cli.starts;

import java.io.PrintWriter;
import org.dancingsparks.cli.count.DiagramSource;
import org.dancingsparks.cli.flag.DiagramFlags;
import org.dancingsparks.cli.flag.PuzzleOrSet;
import org.dancingsparks.cli.flag.RunFlags;
import org.dancingsparks.cli.flag.SolutionFlags;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.ListExcerpt;
import org.dancingsparks.cli.output.ShownSolutions;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.cli.starts.ChallengeFlags.Task;
import org.dancingsparks.runs.SaveMode;
import org.dancingsparks.runs.starts.StartJob;
import org.dancingsparks.starts.StartList;
import org.dancingsparks.starts.StartPlan;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code dance challenges}. */
@Command(
    name = "challenges",
    description = {
      "Finds starting positions that have exactly one solution.",
      "Finds unique starting positions: all sets of a number of placed pieces that leave"
          + " exactly one solution. Lists them, counts them with --count, writes them with"
          + " --out, makes a booklet of some with --booklet; or finds the --minimum. One of"
          + " --pieces and --minimum is required."
    },
    footerHeading = HelpCommand.EXAMPLES,
    footer = {
      "  dance challenges kanoodle --minimum",
      "  dance challenges kanoodle --pieces 3 --booklet kanoodle.html"
    },
    mixinStandardHelpOptions = true,
    modelTransformer = PuzzleOrSet.class)
public final class ChallengesCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private DiagramFlags source;
  @Mixin private ChallengeFlags asked;
  @Mixin private RunFlags run;
  @Mixin private SolutionFlags form;

  private DiagramSource known;
  private ShownSolutions shown;

  @Override
  public void run() {
    known = new DiagramSource(Session.of(spec), source);
    shown = new ShownSolutions(known.session(), form);
    Task task = asked.task();
    check(task);
    shown.check();
    int bins = run.bins().orElseGet(known.session()::bins);
    PrintWriter out = spec.commandLine().getOut();
    switch (task) {
      case LIST -> list(new Challenges(known), out);
      case COUNT -> count(new Challenges(known), bins, out);
      case MINIMUM -> new MinimumStartPrinter(new Challenges(known), shown).print(bins, out);
      case WRITE -> new StartSetRun(known, asked, run).run(out, form.form());
      case BOOKLET -> new StartBooklet(known, asked, bins).run(out, form.form());
    }
  }

  private void check(Task task) {
    boolean writes = task == Task.WRITE || task == Task.BOOKLET || form.picture().isAsked();
    if (run.isAsked() && !writes || run.existing() == SaveMode.RESUME && task != Task.WRITE) {
      throw refused("--resume goes with --out, and --overwrite with --out, --booklet or --svg.");
    }
    boolean isShown = task == Task.LIST || task == Task.MINIMUM;
    if (!isShown && (form.isLines() || form.picture().isAsked())) {
      throw refused("--lines and --svg show starts; they go with a list or --minimum.");
    }
    if (task == Task.LIST && form.picture().isAsked() && !asked.isLimited()) {
      throw refused("--svg draws a sheet; say how many starts, as in --limit 20.");
    }
  }

  private void count(Challenges challenges, int bins, PrintWriter out) {
    StartPlan plan = challenges.plan(asked.pieces(), bins);
    ProgressLines progress = challenges.progress();
    StartCountPrinter printer =
        new StartCountPrinter(plan, new StartJob(challenges.runner(plan), plan, progress).count());
    if (form.isJson()) {
      out.println(Json.text(printer.json()));
      return;
    }
    printer.print(out);
    if (ListExcerpt.isLonger(printer.sets())) {
      out.flush();
      long left = printer.sets() - ListExcerpt.most();
      progress.say(ListExcerpt.remark(left, "sets of pieces", "--json"));
    }
  }

  private ParameterException refused(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  private void list(Challenges challenges, PrintWriter out) {
    StartPlan plan = challenges.numbered(asked.pieces(), 1);
    StartPrinter printer =
        asked.isGraded()
            ? StartPrinter.graded(plan, shown, out)
            : StartPrinter.of(plan, shown, out);
    boolean isCut = !asked.isLimited() && !form.isJson();
    long[] left = {isCut ? ListExcerpt.most() : asked.limit()};
    StartList.of(plan)
        .reportingTo(challenges.progress())
        .forEachWhile(
            start -> {
              printer.print(start);
              return --left[0] > 0 && !out.checkError();
            });
    printer.end();
    if (isCut && left[0] == 0) {
      out.flush();
      challenges
          .progress()
          .say("there may be more; --limit N lists N of them, --json all, and --count counts them");
    }
  }
}
