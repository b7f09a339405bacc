package org.dancingsparks.cli.count;

import java.util.Optional;
import org.dancingsparks.cli.flag.Bins;
import org.dancingsparks.search.SymmetryUse;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The flags that divide a search into subproblems and bins, and choose its use of symmetries. */
public final class Split {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Mixin private Symmetry symmetry;

  @Option(
      names = "--split-depth",
      paramLabel = "N",
      description = "Cut the search tree N options deep; by default as deep as the bins need.")
  private Integer depth;

  @Mixin private Bins bins;

  /** No division except the engine's own, and no use of symmetries. */
  public static Split none() {
    Split split = new Split();
    split.symmetry = new Symmetry();
    split.bins = new Bins();
    return split;
  }

  /** Checks the depth and the number of bins before a long search, which may need neither. */
  void check() {
    depth();
    bins.number();
  }

  /** Returns the depth, if the user has set it. */
  public Optional<Integer> depth() {
    if (depth != null && depth < 0) {
      throw new ParameterException(
          command.commandLine(), "--split-depth cannot be %d; it is 0 or more.".formatted(depth));
    }
    return Optional.ofNullable(depth);
  }

  /** Returns the number of bins, if the user has set it. */
  public Optional<Integer> bins() {
    return bins.number();
  }

  /** Returns whether the user has set the depth or the number of bins. */
  public boolean isCut() {
    return depth().isPresent() || bins().isPresent();
  }

  /** Returns the piece to split by, if the user has named one. */
  public Optional<String> piece() {
    return symmetry.piece();
  }

  /** Returns the use of symmetries; a piece to split by comes in addition. */
  SymmetryUse use() {
    return symmetry.use();
  }

  public boolean isUpToSymmetry() {
    return symmetry.isUpToSymmetry();
  }
}
