package org.dancingsparks.cli.flag;

import picocli.CommandLine.IModelTransformer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Makes the puzzle optional in commands that can read it from a run's records. */
public final class OptionalPuzzle implements IModelTransformer {
  @Override
  public CommandSpec transform(CommandSpec command) {
    PositionalParamSpec puzzle = command.positionalParameters().get(0);
    command.remove(puzzle);
    // The label of a copied parameter shows nothing of its arity.
    String label = "[%s]".formatted(puzzle.paramLabel());
    return command.addPositional(
        puzzle.toBuilder().paramLabel(label).arity("0..1").required(false).build());
  }
}
