package org.dancingsparks.cli;

import picocli.CommandLine.Option;

/** Lets files that are there be replaced: {@link NewFile} looks whether the flag was given. */
final class OverwriteFlag {
  @Option(names = NewFile.OVERWRITE, description = "Replace a file that is there already.")
  private boolean isGiven;
}
