package org.dancingsparks.cli.starts;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.List;
import org.dancingsparks.cli.flag.OverwriteFlag;
import org.dancingsparks.cli.flag.ProgressFlags;
import org.dancingsparks.cli.flag.SolutionFlags;
import org.dancingsparks.cli.flag.TargetFlags;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.Remarks;
import org.dancingsparks.cli.output.ShownSolutions;
import org.dancingsparks.cli.output.SolutionPrinter;
import org.dancingsparks.cli.puzzles.Target;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.message.Printable;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.Search;
import org.dancingsparks.starts.Uniqueness;
import org.dancingsparks.starts.UniquenessSearch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code dance unique}: a check that the givens leave exactly one solution. */
@Command(
    name = "unique",
    description = {
      "Checks whether a puzzle or position has exactly one solution.",
      "Prints the number of solutions with the givens, and draws the one, or two of them"
          + " and their difference. If counting takes more than some seconds, the number is `at"
          + " least` what was found."
    },
    footerHeading = HelpCommand.EXAMPLES,
    footer = {
      "  dance unique sudoku:2 --board '12..............'",
      "  dance unique kanoodle --given '#1313' --svg differs.svg"
    },
    mixinStandardHelpOptions = true)
public final class UniqueCommand implements Runnable {
  private static final List<String> CAPTIONS = List.of("first", "second");
  private static final String IN_BOTH = "in both";

  @Spec private CommandSpec spec;
  @Mixin private TargetFlags named;
  @Mixin private SolutionFlags form;
  @Mixin private OverwriteFlag overwrite;
  @Mixin private ProgressFlags progress;

  private Target target;
  private ShownSolutions shown;

  @Override
  public void run() {
    Session session = Session.of(spec);
    target = new Target(session, named);
    shown = new ShownSolutions(session, form);
    shown.check(overwrite);
    Puzzle puzzle = target.puzzle();
    SolutionPrinter printed = form.isJson() ? solution -> {} : shown.text(puzzle);
    SolutionPrinter printer = shown.drawn(puzzle, printed);
    ProgressLines progress = Session.of(spec).progress(puzzle.name());
    new Remarks(puzzle, progress).onImpossibility(target.givens());
    Uniqueness known = search(puzzle, progress);
    PrintWriter out = spec.commandLine().getOut();
    out.println(form.isJson() ? Json.text(json(puzzle, known)) : known.text());
    if (isExplained() && !known.examples().isEmpty()) {
      out.println();
    }
    draw(known, printer);
    if (known.areSeveral() && isExplained()) {
      list("only in the first", puzzle, known.onlyIn(0));
      list("only in the second", puzzle, known.onlyIn(1));
    }
    printer.end();
    if (!known.isExact()) {
      progress.say(
          "the search stopped once two solutions were known; `dance count` counts them all, however long it takes");
    }
  }

  private Uniqueness search(Puzzle puzzle, ProgressLines progress) {
    Search search =
        Search.all(new OrderedProblem(puzzle.problem(), target.order(), target.givens()));
    return new UniquenessSearch(target.found(), search)
        .reportingTo(progress, progress::residuals)
        .find();
  }

  /** Returns whether text is printed besides the solutions. */
  private boolean isExplained() {
    return !form.isJson() && !form.isLines();
  }

  private void draw(Uniqueness known, SolutionPrinter printer) {
    if (!known.areSeveral()) {
      known.examples().forEach(printer::print);
      return;
    }
    for (int example = 0; example < CAPTIONS.size(); example++) {
      draw(CAPTIONS.get(example), known.examples().get(example), printer);
    }
    draw(IN_BOTH, known.common(), printer);
  }

  private void draw(String caption, int[] options, SolutionPrinter printer) {
    if (isExplained()) {
      spec.commandLine().getOut().println(caption + ":");
    }
    printer.print(caption, options);
  }

  private void list(String heading, Puzzle puzzle, int... options) {
    PrintWriter out = spec.commandLine().getOut();
    out.println(heading + ":");
    for (int option : options) {
      out.printf("#%d  %s%n", option, Printable.text(puzzle.problem().describe(option)));
    }
    out.println();
  }

  private ObjectNode json(Puzzle puzzle, Uniqueness known) {
    ObjectNode root = Json.object();
    root.put("puzzle", puzzle.name());
    root.set("givens", Json.tree(target.givens().options()));
    Json.put(root, "solutions", known.solutions());
    root.put("exact", known.isExact());
    root.put("unique", known.isUnique());
    ArrayNode examples = root.putArray("examples");
    known.examples().forEach(solution -> examples.add(ShownSolutions.json(puzzle, solution)));
    if (known.areSeveral()) {
      ObjectNode differs = root.putObject("differs");
      for (int example = 0; example < CAPTIONS.size(); example++) {
        differs.set(CAPTIONS.get(example), Json.tree(known.onlyIn(example)));
      }
    }
    return root;
  }
}
