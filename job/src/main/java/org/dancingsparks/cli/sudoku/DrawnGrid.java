package org.dancingsparks.cli.sudoku;

import java.util.Map;
import java.util.Stack;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/** Lets the drawing of a grid begin with a bar. It cannot be a flag, since it has several lines. */
public final class DrawnGrid implements IParameterPreprocessor {
  @Override
  public boolean preprocess(
      Stack<String> args, CommandSpec command, ArgSpec argument, Map<String, Object> info) {
    args.replaceAll(text -> text.startsWith("-") && text.contains("\n") ? "\n" + text : text);
    return false;
  }
}
