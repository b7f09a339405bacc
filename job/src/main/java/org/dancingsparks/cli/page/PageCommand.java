package org.dancingsparks.cli.page;

import java.io.PrintWriter;
import java.util.Optional;
import org.dancingsparks.cli.count.DiagramSource;
import org.dancingsparks.cli.flag.DiagramFlags;
import org.dancingsparks.cli.flag.FileKind;
import org.dancingsparks.cli.flag.OverwriteFlag;
import org.dancingsparks.cli.flag.TypedCommand;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.NewFile;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.cli.session.Shutdown;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.page.PageWork;
import org.dancingsparks.page.SiteLinks;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code dance page}. */
@Command(
    name = "page",
    description = {
      "Makes a web page to play a puzzle on, or an atlas of many.",
      "The page is one file that knows all solutions and needs no network; prints how many"
          + " there are. With --all, makes an atlas: the pages of many puzzles, and an index."
    },
    footerHeading = HelpCommand.EXAMPLES,
    footer = {
      "  dance page kanoodle --out kanoodle.html",
      "  dance page --all --out atlas --max-size 10m",
      "  dance page --all --shelf cubes --out cubes --resume"
    },
    mixinStandardHelpOptions = true,
    modelTransformer = PuzzleSetOrAll.class)
public final class PageCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private DiagramFlags source;

  @Option(
      names = "--out",
      paramLabel = "FILE.html",
      required = true,
      converter = FileKind.Html.class,
      description = "The file to write, or with --all a new directory.")
  private String file;

  @Option(
      names = "--all",
      description =
          "Write the pages of the shipped puzzles, and of members of families that need"
              + " no file, into the directory --out; the index is index.html.")
  private boolean isAtlas;

  @Mixin private PageFlags flags;
  @Mixin private AtlasFlags atlasFlags;
  @Mixin private OverwriteFlag overwrite;

  @Option(names = "--json", description = "Print JSON: the file, its size, counts and starts.")
  private boolean isJson;

  private DiagramSource known;

  @Override
  public void run() {
    known = new DiagramSource(Session.of(spec), source);
    flags.size();
    flags.pieces();
    atlasFlags.check(isAtlas);
    if (isAtlas) {
      atlas();
    } else {
      page();
    }
  }

  private void page() {
    NewFile page = NewFile.of(known.session(), file);
    page.check();
    Optional<Diagram> diagram = known.fittingDiagram();
    PageSubject subject =
        new PageSubject(
            known.target().puzzle(),
            known.givens(),
            diagram,
            PageSubject.origin(
                TypedCommand.text(spec.commandLine()), TypedCommand.subject(spec.commandLine())),
            known.progress());
    MadePage made = PageMaker.alone(known.session(), flags, PageWork.ALONE).make(subject);
    page.write(out -> out.write(made.html()));
    PrintWriter out = spec.commandLine().getOut();
    if (isJson) {
      out.println(Json.text(PageResult.json(subject, made, file)));
    } else {
      diagram.map(Diagram::count).ifPresent(out::println);
    }
  }

  private void atlas() {
    if (known.target().isNamed() || known.target().hasGivens()) {
      throw new ParameterException(
          spec.commandLine(), "--all makes the pages of many puzzles; leave out P and its flags.");
    }
    Shutdown.saying("dance: Interrupted; finished pages stay: add --resume to make the others.");
    Atlas atlas = new Atlas(known.ofMany(), Atlas.Wanted.all(flags, atlasFlags), SiteLinks.NONE);
    PrintWriter out = spec.commandLine().getOut();
    if (isJson) {
      out.println(Json.text(atlas.write(file)));
    } else {
      out.println(atlas.write(file).path("pages").size());
    }
  }
}
