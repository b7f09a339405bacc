package org.dancingsparks.cli.page;

import org.dancingsparks.cli.flag.OptionalPuzzle;
import org.dancingsparks.cli.flag.PuzzleOrSet;
import picocli.CommandLine.IModelTransformer;
import picocli.CommandLine.Model.CommandSpec;

/** Adjusts commands that take a puzzle, a solution set, or nothing for all puzzles. */
public final class PuzzleSetOrAll implements IModelTransformer {
  @Override
  public CommandSpec transform(CommandSpec command) {
    return new OptionalPuzzle().transform(new PuzzleOrSet().transform(command));
  }
}
