package org.dancingsparks.cli.verify;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.dancingsparks.cli.flag.EngineLimits;
import org.dancingsparks.cli.flag.ProgressFlags;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.message.Redacted;
import org.dancingsparks.runs.ManifestType;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.StoreException;
import org.dancingsparks.runs.solutions.SearchRecord;
import org.dancingsparks.search.Engines;
import org.dancingsparks.search.Method;
import org.dancingsparks.search.Search;
import org.dancingsparks.verify.DiagramVerification;
import org.dancingsparks.verify.Extent;
import org.dancingsparks.verify.Verification;
import org.dancingsparks.verify.proofs.ProofVerification;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code dance verify}. */
@Command(
    name = "verify",
    description = {
      "Checks that the files of a finished run are right and complete.",
      "Prints its number of solutions: each row is a solution of the problem stored with it, none"
          + " occurs twice, and, where a diagram fits, a second count shows that none is missing."
          + " Of boards and tables, rows are compared with the puzzle, and some are counted again."
    },
    footerHeading = HelpCommand.EXAMPLES,
    footer = {"  dance verify solutions", "  dance verify hdfs:///solutions/iq-fit --json"},
    mixinStandardHelpOptions = true)
public final class VerifyCommand implements Runnable {
  /** The recorded time, in seconds, of the members counted again by default. */
  private static final double SECONDS_OF_SAMPLE = 60;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "DIR",
      description =
          "What a command with --out has written: `enumerate`, `count`, `prove`, `boards`, `table` or "
              + "`sudoku`.")
  private String directory;

  @Mixin private EngineLimits limits;
  @Mixin private ProgressFlags progress;

  @Option(names = "--json", description = "Print JSON: the number, and what was compared.")
  private boolean isJson;

  @Option(
      names = "--all",
      description =
          "Count every board, sudoku or member again. The default is a sample: about "
              + "100 boards, 1000 sudokus, or as many first members of a table as together "
              + "took a minute.")
  private boolean isAll;

  @Override
  public void run() {
    limits.check();
    Session session = Session.of(spec);
    ProgressLines lines = session.progress(directory);
    Verdict verdict = verdict(session);
    if (!verdict.faults().isEmpty()) {
      verdict.faults().forEach(session::warn);
      throw new StoreException(
          verdict.faults().size() == 1
              ? "%s has a fault".formatted(directory)
              : "%s has %,d faults".formatted(directory, verdict.faults().size()),
          "make it again, or restore it from a copy");
    }
    lines.say(verdict.remark());
    session.out().println(isJson ? Json.text(json(verdict)) : verdict.number());
  }

  private Verdict verdict(Session session) {
    ResultType type = ManifestType.typeAt(directory, session.hadoop()).orElse(ResultType.SOLUTIONS);
    Extent extent = isAll ? Extent.ALL : Extent.SAMPLE;
    return switch (type) {
      case BOARDS -> BoardVerdict.of(session, directory, extent, limits.memory());
      case TABLE ->
          TableVerdict.of(
              session,
              directory,
              isAll ? Double.POSITIVE_INFINITY : SECONDS_OF_SAMPLE,
              this::limited);
      case DIAGRAM -> diagram(session);
      case PROOF -> proof(session, directory);
      case SUDOKUS -> ListVerdict.of(session, directory, extent);
      default -> solutions(session);
    };
  }

  private Verdict diagram(Session session) {
    DiagramVerification verification = new DiagramVerification(directory, session.hadoop());
    verification.readNodes();
    ObjectNode node = Json.object();
    Json.put(node, "solutions", verification.solutions());
    node.put("nodes", verification.nodes());
    return new Verdict(
        verification.faults(),
        verification.solutions(),
        "its %,d nodes have as many paths as solutions, and these cover each item"
            .formatted(verification.nodes()),
        node);
  }

  private static Verdict proof(Session session, String directory) {
    ProofVerification verification = new ProofVerification(directory, session.hadoop());
    verification.readRows(session.spark(), session.progress(directory).of("proof", "rows"));
    ObjectNode node = Json.object();
    Json.put(node, "solutions", verification.solutions());
    node.put("rows", verification.rows());
    node.set("givens", Json.tree(verification.givens()));
    return new Verdict(
        verification.faults(),
        verification.solutions(),
        "each of its %,d rows follows from others%s"
            .formatted(verification.rows(), withGivens(verification.givens())),
        node);
  }

  private static String withGivens(List<Integer> givens) {
    return givens.isEmpty()
        ? ""
        : givens.stream()
            .map(option -> "#" + option)
            .collect(Collectors.joining(", ", ", with ", " given"));
  }

  private Verdict solutions(Session session) {
    ProgressLines lines = session.progress(directory);
    Verification verification = new Verification(directory, session.hadoop());
    if (verification.hasParts()) {
      verification.readParts(session.spark(), lines);
    }
    verification.compare(search -> known(verification.record(), search, lines));
    ObjectNode node = Json.object();
    BigInteger solutions = verification.record().solutions().orElseThrow();
    Json.put(node, "solutions", solutions);
    node.put("rows", verification.hasParts() ? "solutions" : "none");
    node.put("distinct", verification.isOrdered() ? "increasing" : "shuffled");
    node.put("total", verification.counted().isPresent() ? "counted" : "not compared");
    return new Verdict(verification.faults(), solutions, proved(verification), node);
  }

  private Engines limited(Engines engines) {
    return engines.within(limits.memory(), limits.directory());
  }

  /** Returns the search with its diagram, if that fits in memory or in a temporary file. */
  private Search known(SearchRecord record, Search search, ProgressLines lines) {
    boolean isByDiagram = !record.regime().equals(Method.PREFIXES);
    Optional<ItemOrder> order = isByDiagram ? Optional.of(search.order()) : Optional.empty();
    return limited(Engines.of(record.puzzle()))
        .orderedBy(order)
        .keepingOnDisk()
        .reportingTo(lines::residuals)
        .withDiagram(search);
  }

  private static String proved(Verification verification) {
    String rows =
        verification.hasParts()
            ? "each row is a solution, and %s"
                .formatted(
                    verification.isOrdered()
                        ? "greater than the one before"
                        : "by a shuffle, no two are the same")
            : "nothing was kept but a number";
    String count =
        verification.counted().isPresent()
            ? "a diagram counts as many"
            : verification.isComparable()
                ? "no diagram fits that could count them too"
                : "a diagram counts solutions, and not their classes";
    return rows + "; " + count;
  }

  private ObjectNode json(Verdict verdict) {
    ObjectNode node = Json.object();
    node.put("directory", Redacted.text(directory));
    return node.setAll(verdict.json());
  }
}
