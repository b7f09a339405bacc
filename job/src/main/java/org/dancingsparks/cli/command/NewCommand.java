package org.dancingsparks.cli.command;

import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.ExamplePuzzle;
import org.dancingsparks.cli.output.FileKind;
import org.dancingsparks.cli.output.NewFile;
import org.dancingsparks.message.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code dance new}. */
@Command(
    name = "new",
    description = {
      "Writes a puzzle file with comments, as a start for your own.",
      "Never replaces a file."
    },
    footerHeading = HelpCommand.EXAMPLES,
    footer = {"  dance new heart.yaml", "  dance new hdfs:///puzzles/heart.yaml --quiet"},
    mixinStandardHelpOptions = true)
public final class NewCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "FILE.yaml",
      converter = FileKind.Yaml.class,
      description = "A new file; the puzzle is named after it.")
  private String file;

  @Option(names = "--quiet", description = "Do not say what to do next.")
  private boolean isQuiet;

  @Override
  public void run() {
    NewFile.of(spec, file).write(ExamplePuzzle.text(name()));
    if (!isQuiet) {
      String shown = Printable.text(file);
      spec.commandLine()
          .getErr()
          .printf(
              "Wrote %s. Change it, then `dance check %s` draws it as the program reads it and"
                  + " `dance count %s` counts its solutions.%n",
              shown, shown, shown);
    }
  }

  /** Returns the file's name without its suffix, in characters that a puzzle's name may have. */
  private String name() {
    String name =
        file.replaceFirst("(?s)^.*/", "")
            .replaceFirst("\\.[^.]*$", "")
            .replaceAll("[^A-Za-z0-9._-]+", "-")
            .replaceAll("^[^A-Za-z0-9]+|-+$", "");
    return name.isEmpty() || name.length() > 60 ? "my-puzzle" : name;
  }
}
