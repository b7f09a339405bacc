package org.dancingsparks.cli.flag;

import picocli.CommandLine.IModelTransformer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * Adjusts the help of commands that take a solution set or a diagram in partitions in place of its
 * puzzle.
 */
public final class PuzzleOrSet implements IModelTransformer {
  @Override
  public CommandSpec transform(CommandSpec command) {
    PositionalParamSpec puzzle = command.positionalParameters().get(0);
    command.remove(puzzle);
    String[] said = puzzle.description().clone();
    said[0] =
        said[0].replaceFirst("\\.$", "")
            + "; or the directory of a finished solution set or diagram (DIR).";
    return command.addPositional(puzzle.toBuilder().paramLabel("P|DIR").description(said).build());
  }
}
