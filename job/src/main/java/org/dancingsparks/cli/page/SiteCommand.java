package org.dancingsparks.cli.page;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import org.dancingsparks.cli.count.ManyDiagrams;
import org.dancingsparks.cli.flag.EngineLimits;
import org.dancingsparks.cli.flag.OverwriteFlag;
import org.dancingsparks.cli.flag.ProgressFlags;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.cli.session.Shutdown;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code dance site}. */
@Command(
    name = "site",
    description = {
      "Makes a web site: puzzles to play, the workbench, the guide.",
      "The site is a directory of files for any web host, and works from a disk, too. Its front"
          + " page is index.html. Prints how many puzzles have a page."
    },
    footerHeading = HelpCommand.EXAMPLES,
    footer = {
      "  dance site --out site",
      "  dance site --out site --resume",
      "  dance site --shelf cubes --out cubes"
    },
    mixinStandardHelpOptions = true)
public final class SiteCommand implements Runnable {
  /** The most bytes of a page, so that all are some 60 MB. */
  private static final String MAX_SIZE = "1m";

  @Spec private CommandSpec spec;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      required = true,
      description = "The new directory to write.")
  private String directory;

  @Mixin private PageFlags flags;
  @Mixin private AtlasFlags atlas;
  @Mixin private EngineLimits limits;
  @Mixin private ProgressFlags progress;
  @Mixin private OverwriteFlag overwrite;

  @Option(names = "--json", description = "Print JSON: the pages of puzzles with their counts.")
  private boolean isJson;

  @Override
  public void run() {
    flags.unlessTyped(MAX_SIZE);
    flags.size();
    flags.pieces();
    atlas.check(true);
    Shutdown.saying("dance: Interrupted; finished pages stay: add --resume to make the others.");
    ManyDiagrams diagrams = new ManyDiagrams(Session.of(spec), limits);
    ObjectNode written = new Site(diagrams, Atlas.Wanted.all(flags, atlas)).write(directory);
    PrintWriter out = spec.commandLine().getOut();
    if (isJson) {
      out.println(Json.text(written));
    } else {
      out.println(written.path("pages").size());
    }
  }
}
