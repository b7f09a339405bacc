package org.dancingsparks.cli.puzzles;

import java.util.Iterator;
import java.util.stream.Stream;
import org.dancingsparks.cli.flag.FileKind;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.NewFile;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.format.PuzzleTemplates;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.message.Printable;
import org.dancingsparks.message.ShellWord;
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
    footer = {
      "  dance new heart.yaml",
      "  dance new bees.yaml --like hexagons",
      "  dance new mine.yaml --like kanoodle"
    },
    mixinStandardHelpOptions = true)
public final class NewCommand implements Runnable {
  private static final String HEADING =
      """
      # A puzzle: pieces to fill a board. Change what you like, then
      #   dance check FILE.yaml     draws it as it is understood
      #   dance count FILE.yaml     counts its solutions
      #   dance solve FILE.yaml     draws one
      # What begins with # is a comment, unless it is in quotes or a drawing.
      # The puzzle is named after this file, unless it has an entry `name: another-name`.

      """;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "FILE.yaml",
      converter = FileKind.Yaml.class,
      description = "A new file; the puzzle is named after it.")
  private String file;

  @Option(
      names = "--like",
      paramLabel = "NAME",
      completionCandidates = Models.class,
      description =
          "Begin with this: tray (the default), hexagons, calendar, box, balls, or a puzzle that"
              + " comes with the program (see `dance puzzles`).")
  private String model = PuzzleTemplates.names().get(0);

  @Option(names = "--quiet", description = "Do not suggest the next steps.")
  private boolean isQuiet;

  /** The names of the models for a new file. */
  private static final class Models implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Stream.concat(PuzzleTemplates.names().stream(), ShippedPuzzles.names().stream())
          .iterator();
    }
  }

  @Override
  public void run() {
    String text = HEADING + PuzzleTemplates.text(model);
    NewFile.of(Session.of(spec), file).write(text);
    if (!isQuiet) {
      String shown = ShellWord.quoted(Printable.text(file));
      spec.commandLine()
          .getErr()
          .printf(
              "Wrote %s. Change it, then `dance check %s` draws it as the program reads it and"
                  + " `dance count %s` counts its solutions.%n",
              Printable.text(file), shown, shown);
    }
  }
}
