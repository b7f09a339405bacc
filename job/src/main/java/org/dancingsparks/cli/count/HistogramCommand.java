package org.dancingsparks.cli.count;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.Map;
import java.util.SortedMap;
import org.dancingsparks.cli.flag.DiagramFlags;
import org.dancingsparks.cli.flag.PuzzleOrSet;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.TextColumns;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.diagram.CostedSolutions;
import org.dancingsparks.format.FeatureReader;
import org.dancingsparks.message.ByteSize;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Printable;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.values.OptionCosts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code dance histogram}. */
@Command(
    name = "histogram",
    description = {
      "Counts the solutions by a feature, or by their cost.",
      "Counts them by how many of their options have the feature; lists none."
    },
    footerHeading = HelpCommand.EXAMPLES,
    footer = {
      "  dance histogram dominoes:8x8 --of 'orientation=(1,1)(1,2)'",
      "  dance histogram kanoodle --of 'piece=Gray,cell=(3,6)'",
      "  dance histogram kanoodle --of cost --cost costs.yaml"
    },
    mixinStandardHelpOptions = true,
    modelTransformer = PuzzleOrSet.class)
public final class HistogramCommand implements Runnable {
  private static final String COST = "cost";

  @Spec private CommandSpec spec;
  @Mixin private DiagramFlags source;

  @Option(
      names = "--of",
      paramLabel = "FEATURE",
      required = true,
      description =
          "cost, or piece=NAME, cell=(R,C), orientation=(R,C)(R,C)..., item=NAME, option=ID,"
              + " label=PATTERN; several with commas between them: the options that have all.")
  private String feature;

  @Mixin private CostFile file;

  @Option(names = "--json", description = "Print JSON.")
  private boolean isJson;

  private DiagramSource known;

  @Override
  public void run() {
    known = new DiagramSource(Session.of(spec), source);
    Puzzle puzzle = known.target().puzzle();
    OptionCosts costs = costs(puzzle);
    CostedSolutions solutions = known.costed();
    SortedMap<Long, BigInteger> histogram =
        solutions.histogram(costs, known.memory()).orElseThrow(this::tooLarge);
    PrintWriter out = spec.commandLine().getOut();
    if (isJson) {
      out.println(Json.text(json(solutions, histogram)));
      return;
    }
    out.printf("solutions  %s%n%n", solutions.count());
    columns().print(out, histogram.entrySet());
  }

  private OptionCosts costs(Puzzle puzzle) {
    if (isOfCost()) {
      return file.costs(puzzle, known.session());
    }
    if (file.isGiven()) {
      throw new ParameterException(spec.commandLine(), "--cost goes with --of cost.");
    }
    if (!feature.contains("=")) {
      throw new ParameterException(
          spec.commandLine(),
          "--of cannot be %s; it is %s, or KIND=VALUE as in piece=NAME."
              .formatted(feature.isBlank() ? "empty" : Printable.text(feature), COST));
    }
    return OptionCosts.counting(puzzle.problem(), FeatureReader.options(puzzle, feature));
  }

  private boolean isOfCost() {
    return feature.strip().equals(COST);
  }

  private TextColumns<Map.Entry<Long, BigInteger>> columns() {
    return new TextColumns<Map.Entry<Long, BigInteger>>()
        .right(isOfCost() ? COST : "options", 20, Map.Entry::getKey)
        .right("solutions", 20, Map.Entry::getValue);
  }

  private InputException tooLarge() {
    return new InputException(
        "The solutions of %s have too many different costs for %s"
            .formatted(known.target().puzzle().name(), ByteSize.text(known.memory())),
        "round the costs, or raise {memory}");
  }

  private ObjectNode json(CostedSolutions solutions, SortedMap<Long, BigInteger> histogram) {
    ObjectNode root = Json.object().put("puzzle", known.target().puzzle().name());
    root.put("of", feature);
    Json.put(root, "solutions", solutions.count());
    columns().put(root.putArray("histogram"), histogram.entrySet());
    return root;
  }
}
