package org.dancingsparks.cli.count;

import org.dancingsparks.cli.flag.DiagramFlags;
import org.dancingsparks.cli.flag.FileKind;
import org.dancingsparks.cli.flag.OverwriteFlag;
import org.dancingsparks.cli.flag.PuzzleOrSet;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.NewFile;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.format.DiagramFile;
import org.dancingsparks.message.InputException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code dance diagram}. */
@Command(
    name = "diagram",
    description = {
      "Saves all solutions in one small file, a diagram of them.",
      "The file has the puzzle and the diagram of all its solutions, and serves as the"
          + " puzzle. Prints how many solutions there are."
    },
    footerHeading = HelpCommand.EXAMPLES,
    footer = {
      "  dance diagram iq-fit --out iq-fit.xcd",
      "  dance diagram solutions --out kept.xcd --overwrite"
    },
    mixinStandardHelpOptions = true,
    modelTransformer = PuzzleOrSet.class)
public final class DiagramCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private DiagramFlags source;

  @Option(
      names = "--out",
      paramLabel = "FILE.xcd",
      required = true,
      converter = FileKind.Xcd.class,
      description = "The file to write.")
  private String file;

  @Mixin private OverwriteFlag overwrite;

  private DiagramSource known;

  @Override
  public void run() {
    known = new DiagramSource(Session.of(spec), source);
    if (known.givens().size() > 0) {
      throw new InputException(
          "A diagram file holds all solutions of its puzzle", "set givens where you use the file");
    }
    NewFile xcd = NewFile.of(known.session(), file);
    xcd.check();
    Diagram diagram = known.diagram();
    xcd.write(out -> new DiagramFile(known.target().puzzle(), diagram).write(out));
    spec.commandLine().getOut().println(diagram.count());
  }
}
