package org.dancingsparks.cli.search;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import org.dancingsparks.cli.flag.FileKind;
import org.dancingsparks.cli.flag.OverwriteFlag;
import org.dancingsparks.cli.flag.TargetFlags;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.NewFile;
import org.dancingsparks.cli.puzzles.Target;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.links.SearchTree;
import org.dancingsparks.links.SearchTree.End;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.view.tree.TreeDot;
import org.dancingsparks.view.tree.TreeSvg;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code dance tree}. */
@Command(
    name = "tree",
    description = {
      "Draws the search tree of Dancing Links.",
      "Contracts each chain of nodes with one branch to a run, and counts the runs by how they"
          + " end."
    },
    footerHeading = HelpCommand.EXAMPLES,
    footer = {
      "  dance tree queens:6 --svg tree.svg",
      "  dance tree langford:2,7 --dot tree.dot --max-nodes 1000"
    },
    mixinStandardHelpOptions = true)
public final class TreeCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private TargetFlags named;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      converter = FileKind.Svg.class,
      description = "Draw it into a file.")
  private String svg;

  @Option(
      names = "--dot",
      paramLabel = "FILE",
      converter = FileKind.Dot.class,
      description = "Write it to a file for Graphviz.")
  private String dot;

  @Mixin private OverwriteFlag overwrite;

  @Option(
      names = "--max-nodes",
      paramLabel = "N",
      defaultValue = "300",
      description =
          "Draw at most this many runs, those at the top first; by default ${DEFAULT-VALUE}.")
  private int most;

  @Option(names = "--json", description = "Print JSON.")
  private boolean isJson;

  private Target target;

  @Override
  public void run() {
    Session session = Session.of(spec);
    target = new Target(session, named);
    if (most < 1 || most > TreeSvg.MAX_RUNS) {
      throw new ParameterException(
          spec.commandLine(),
          "--max-nodes cannot be %d; it is 1 to %d.".formatted(most, TreeSvg.MAX_RUNS));
    }
    if (svg == null && dot == null) {
      overwrite.checkWithout("--svg or --dot");
    }
    Puzzle puzzle = target.puzzle();
    Prefix givens = target.givens();
    for (String file : new String[] {svg, dot}) {
      if (file != null) {
        file(file).check();
      }
    }
    SearchTree tree =
        SearchTree.of(new OrderedProblem(puzzle.problem(), target.order(), givens), most);
    if (svg != null) {
      file(svg).write(new TreeSvg(puzzle.problem(), puzzle.name()).svg(tree));
    }
    if (dot != null) {
      file(dot).write(new TreeDot(puzzle.problem(), puzzle.name()).dot(tree));
    }
    print(tree);
    if (tree.count(End.CUT) > 0) {
      spec.commandLine()
          .getErr()
          .println(
              "The tree continues below %d of its runs; --max-nodes draws more of it, `dance profile` counts all."
                  .formatted(tree.count(End.CUT)));
    }
  }

  private NewFile file(String name) {
    return NewFile.of(Session.of(spec), name);
  }

  private void print(SearchTree tree) {
    Map<String, Long> counts = new LinkedHashMap<>();
    counts.put("runs", (long) tree.nodes().size());
    counts.put("branches", tree.count(End.BRANCHES));
    counts.put("solutions", tree.count(End.SOLUTION));
    counts.put("deadEnds", tree.count(End.DEAD_END));
    counts.put("cut", tree.count(End.CUT));
    PrintWriter out = spec.commandLine().getOut();
    if (isJson) {
      ObjectNode root = Json.object().put("puzzle", target.puzzle().name());
      counts.forEach(root::put);
      out.println(Json.text(root));
    } else {
      counts.forEach((name, count) -> out.printf("%-10s %d%n", name, count));
    }
  }
}
