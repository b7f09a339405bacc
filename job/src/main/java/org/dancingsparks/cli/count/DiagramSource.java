package org.dancingsparks.cli.count;

import java.util.Optional;
import java.util.function.UnaryOperator;
import org.dancingsparks.cli.flag.DiagramFlags;
import org.dancingsparks.cli.flag.EngineLimits;
import org.dancingsparks.cli.output.Remarks;
import org.dancingsparks.cli.puzzles.Target;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.diagram.CostedSolutions;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.NumberedSolutions;
import org.dancingsparks.layers.disk.StoredDiagram;
import org.dancingsparks.layers.partitions.PartitionedDiagram;
import org.dancingsparks.message.ByteSize;
import org.dancingsparks.message.InputException;
import org.dancingsparks.runs.StoreException;
import org.dancingsparks.runs.rounds.TaskPasses;
import org.dancingsparks.runs.solutions.SolutionSet;
import org.dancingsparks.search.Engines;
import org.dancingsparks.search.LinksDiagram;
import org.dancingsparks.search.Search;

/**
 * The diagram of a puzzle's solutions, read from the puzzle's file or built, or that of a finished
 * solution set.
 */
public final class DiagramSource {
  /** The size of a number of solutions that tasks pass over, where their diagram is in files. */
  private static final int MOST_BITS_TO_PASS = 40;

  private final Session session;
  private final Target target;
  private final EngineLimits limits;
  private Remarks remarks;

  public DiagramSource(Session session, DiagramFlags flags) {
    this.session = session;
    target = new Target(session, flags.target());
    limits = flags.limits();
  }

  /**
   * Returns the target; for a solution set, its puzzle.
   *
   * @throws StoreException if a directory was named that is not a finished solution set
   */
  public Target target() {
    target.set();
    return target;
  }

  /** Returns the session of the command. */
  public Session session() {
    return session;
  }

  /** Returns a source of the diagrams of other puzzles, in the same memory. */
  public ManyDiagrams ofMany() {
    return new ManyDiagrams(session, limits);
  }

  /** Returns the lines of progress. */
  public ProgressLines progress() {
    return session.progress(target().puzzle().name());
  }

  /** Returns remarks on the puzzle. */
  public Remarks remarks() {
    if (remarks == null) {
      remarks = new Remarks(target().puzzle(), progress());
    }
    return remarks;
  }

  /** Returns the maximum number of bytes for a diagram, or for anything computed from it. */
  public long memory() {
    return limits.memory();
  }

  /**
   * Returns the options that all solutions contain: the givens, and those of the solution set's
   * run.
   *
   * @throws InputException if the givens are not understood or conflict
   */
  public Prefix givens() {
    return target.givens(
        target.set().map(set -> set.record().search().givens()).orElse(Prefix.EMPTY));
  }

  /**
   * Returns the diagram of the solutions that contain the givens.
   *
   * @throws InputException if it needs more memory than it may use
   * @throws StoreException if a solution set has not all solutions
   */
  public Diagram diagram() {
    return fittingDiagram().orElseThrow(this::tooLarge);
  }

  /**
   * Returns the diagram of the solutions that contain the givens, unless it needs too much memory.
   */
  public Optional<Diagram> fittingDiagram() {
    return found(UnaryOperator.identity()).flatMap(this::inMemory);
  }

  /**
   * Returns the solutions that contain the givens, to be ranked by costs; their diagram may be one
   * in partitions, whose solutions tasks pass over if they are not too many.
   *
   * @throws InputException if it needs more memory than it may use
   */
  public CostedSolutions costed() {
    return found(UnaryOperator.identity())
        .filter(CostedSolutions.class::isInstance)
        .map(CostedSolutions.class::cast)
        .map(this::passingByTasks)
        .orElseThrow(this::tooLarge);
  }

  private CostedSolutions passingByTasks(CostedSolutions solutions) {
    if (!(solutions instanceof PartitionedDiagram diagram)) {
      return solutions;
    }
    // Parts of very many solutions share nearly all nodes, which each part would read again.
    if (diagram.count().bitLength() > MOST_BITS_TO_PASS) {
      return diagram.inMemory(limits.memory()).orElseThrow(() -> tooMany(diagram));
    }
    return diagram.passing(
        new TaskPasses(
            session.runner(),
            "costs of " + target.puzzle().name(),
            session.cores().bins(),
            progress()));
  }

  private InputException tooMany(PartitionedDiagram diagram) {
    return new InputException(
        "%,d solutions are too many to pass over, and their diagram needs more than %s"
            .formatted(diagram.count(), ByteSize.text(limits.memory())),
        "give it more, as in `dance --driver-memory 16g -- ...`, or with --memory");
  }

  /** Returns the solutions that contain the givens; their diagram may be in a temporary file. */
  public NumberedSolutions solutions() {
    NumberedSolutions solutions = found(Engines::keepingOnDisk).orElseThrow(this::tooLarge);
    if (solutions instanceof StoredDiagram) {
      progress()
          .explain(
              "engine diagram: in a temporary file, since it needs more than %s of memory"
                  .formatted(ByteSize.text(limits.memory())));
    }
    return solutions;
  }

  /** Returns the diagram of solutions, if it is in memory or a small one in partitions. */
  private Optional<Diagram> inMemory(NumberedSolutions solutions) {
    return solutions instanceof PartitionedDiagram diagram
        ? diagram.inMemory(limits.memory())
        : Optional.of(solutions).filter(Diagram.class::isInstance).map(Diagram.class::cast);
  }

  private InputException tooLarge() {
    return new InputException(
        "The diagram of %s needs more than %s"
            .formatted(target.puzzle().name(), ByteSize.text(limits.memory())),
        "give it more, as in `dance --driver-memory 16g -- ...`, or with --memory");
  }

  private Optional<NumberedSolutions> found(UnaryOperator<Engines> keeping) {
    Prefix givens = givens();
    remarks().onImpossibility(givens);
    return target
        .set()
        .map(set -> ofSet(set, givens, keeping))
        .orElseGet(() -> ofPuzzle(givens, keeping));
  }

  private Optional<NumberedSolutions> ofSet(
      SolutionSet set, Prefix givens, UnaryOperator<Engines> keeping) {
    SetDiagram diagram = new SetDiagram(set, target.puzzle(), limits, session);
    if (set.record().search().givens().size() == givens.size()) {
      return diagram.solutions(target.wantedOrder(), keeping);
    }
    return diagram
        .solutions(target.wantedOrder(), UnaryOperator.identity())
        .flatMap(this::inMemory)
        .map(all -> all.restrictedTo(givens));
  }

  private Optional<NumberedSolutions> ofPuzzle(Prefix givens, UnaryOperator<Engines> keeping) {
    ProgressLines lines = progress();
    Search search =
        Search.all(new OrderedProblem(target.puzzle().problem(), target.order(), givens));
    Search prepared =
        keeping
            .apply(Engines.of(target.found()))
            .within(limits.memory(), limits.directory())
            .orderedBy(target.wantedOrder())
            .reportingTo(lines::residuals)
            .withDiagram(search);
    return prepared
        .numbered()
        .or(
            () ->
                new LinksDiagram(prepared, lines)
                    .build(
                        limits.memory(),
                        reason ->
                            lines.say(reason + "; with more --memory it may be built at once")));
  }
}
