package org.dancingsparks.cli.command;

import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.option.DiagramSource;
import org.dancingsparks.cli.option.OverwriteFlag;
import org.dancingsparks.cli.option.PuzzleOrSet;
import org.dancingsparks.cli.output.FileKind;
import org.dancingsparks.cli.output.NewFile;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.page.PuzzlePage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code dance page}. */
@Command(
    name = "page",
    description =
        "Writes a page to play with a puzzle in a browser: one file that knows all solutions and"
            + " needs no network; prints how many there are.",
    footerHeading = HelpCommand.EXAMPLES,
    footer = {"  dance page kanoodle --out kanoodle.html"},
    mixinStandardHelpOptions = true,
    modelTransformer = PuzzleOrSet.class)
public final class PageCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private DiagramSource known;

  @Option(
      names = "--out",
      paramLabel = "FILE.html",
      required = true,
      converter = FileKind.Html.class,
      description = "A file, on any Hadoop file system.")
  private String file;

  @Mixin private OverwriteFlag overwrite;

  @Override
  public void run() {
    NewFile page = NewFile.of(spec, file);
    page.check();
    Diagram diagram = known.diagram();
    page.write(new PuzzlePage(known.target().puzzle(), diagram).html());
    spec.commandLine().getOut().println(diagram.count());
  }
}
