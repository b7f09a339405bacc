package org.dancingsparks.cli.search;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import org.dancingsparks.cli.flag.Memory;
import org.dancingsparks.cli.flag.ProgressFlags;
import org.dancingsparks.cli.flag.TargetFlags;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.TextColumns;
import org.dancingsparks.cli.puzzles.Target;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.links.ProfileSearch;
import org.dancingsparks.links.TreeProfile;
import org.dancingsparks.message.InputException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code dance profile}. */
@Command(
    name = "profile",
    description = {
      "Counts the nodes of a search by Dancing Links, level by level.",
      "Prints the nodes, updates, solutions and dead ends of the whole search tree."
          + " Subtrees below equal residuals are searched once."
    },
    footerHeading = HelpCommand.EXAMPLES,
    footer = {
      "  dance profile kanoodle --item-order pieces-first",
      "  dance profile sudoku:2 --json"
    },
    mixinStandardHelpOptions = true)
public final class ProfileCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private TargetFlags named;
  @Mixin private Memory memory;
  @Mixin private ProgressFlags progress;

  @Option(names = "--json", description = "Print JSON.")
  private boolean isJson;

  private Target target;

  @Override
  public void run() {
    Session session = Session.of(spec);
    target = new Target(session, named);
    Prefix givens = target.givens();
    ProgressLines lines = Session.of(spec).progress(target.puzzle().name());
    ProfileSearch search =
        new ProfileSearch(target.puzzle().problem(), target.order(), memory.bytes())
            .reportingTo(lines::residuals);
    TreeProfile tree = profile(search, givens);
    PrintWriter out = spec.commandLine().getOut();
    if (isJson) {
      out.println(Json.text(json(tree)));
    } else {
      print(out, tree);
    }
  }

  private TreeProfile profile(ProfileSearch search, Prefix givens) {
    try {
      return search.from(givens);
    } catch (ArithmeticException e) {
      throw new InputException(
          "The search tree of %s has more nodes or updates at a level than 64 bits hold"
              .formatted(target.puzzle().name()),
          "`dance estimate` says about how many");
    } catch (UnsupportedOperationException e) {
      throw new InputException(
          e.getMessage() + " `dance estimate` says about how large the tree is.");
    }
  }

  private static TextColumns<Integer> columns(TreeProfile tree) {
    return new TextColumns<Integer>()
        .right("level", 5, level -> level)
        .right("nodes", 20, tree.profile()::nodes)
        .right("solutions", 20, tree::solutions)
        .right("dead ends", 20, tree::deadEnds)
        .right("updates", 20, tree.profile()::updates);
  }

  private static void print(PrintWriter out, TreeProfile tree) {
    columns(tree).print(out, TextColumns.rows(tree.levels()));
    out.printf(
        "%5s %20s %20s %20s %20s%n",
        "all",
        tree.profile().allNodes(),
        tree.allSolutions(),
        tree.allDeadEnds(),
        tree.profile().allUpdates());
  }

  private ObjectNode json(TreeProfile tree) {
    ObjectNode root = Json.object();
    root.put("puzzle", target.puzzle().name());
    root.put("itemOrder", target.order().name());
    root.set("givens", Json.tree(target.givens().options()));
    Json.put(root, "nodes", tree.profile().allNodes());
    Json.put(root, "solutions", tree.allSolutions());
    Json.put(root, "deadEnds", tree.allDeadEnds());
    Json.put(root, "updates", tree.profile().allUpdates());
    columns(tree).put(root.putArray("profile"), TextColumns.rows(tree.levels()));
    return root;
  }
}
