package org.dancingsparks.cli.flag;

import picocli.CommandLine.Mixin;

/**
 * The flags for the diagram of a puzzle's solutions, or of a finished solution set. A command that
 * has them declares {@link PuzzleOrSet}.
 */
public final class DiagramFlags {
  @Mixin private TargetFlags target;
  @Mixin private EngineLimits limits;
  @Mixin private ProgressFlags progress;

  public TargetFlags target() {
    return target;
  }

  public EngineLimits limits() {
    return limits;
  }
}
