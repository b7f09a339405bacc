package org.dancingsparks.cli.page;

import org.dancingsparks.cli.flag.FileKind;
import org.dancingsparks.cli.flag.OverwriteFlag;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.NewFile;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.web.Workbench;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code dance workbench}. */
@Command(
    name = "workbench",
    description = {
      "Makes a web page to design puzzles on.",
      "The page is one file that counts the solutions as the puzzle is drawn, and needs no"
          + " network. Prints its name."
    },
    footerHeading = HelpCommand.EXAMPLES,
    footer = {
      "  dance workbench --out workbench.html",
      "  dance workbench --out workbench.html --overwrite"
    },
    mixinStandardHelpOptions = true)
public final class WorkbenchCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Option(
      names = "--out",
      paramLabel = "FILE.html",
      required = true,
      converter = FileKind.Html.class,
      description = "The file to write.")
  private String file;

  @Mixin private OverwriteFlag overwrite;

  @Override
  public void run() {
    NewFile page = NewFile.of(Session.of(spec), file);
    page.check();
    page.write(Workbench.html());
    spec.commandLine().getOut().println(file);
  }
}
