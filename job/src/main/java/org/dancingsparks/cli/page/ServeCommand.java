package org.dancingsparks.cli.page;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.dancingsparks.cli.count.DiagramSource;
import org.dancingsparks.cli.flag.DiagramFlags;
import org.dancingsparks.cli.flag.PuzzleOrSet;
import org.dancingsparks.cli.flag.TypedCommand;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.message.InputException;
import org.dancingsparks.page.Answers;
import org.dancingsparks.page.PuzzlePage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code dance serve}. */
@Command(
    name = "serve",
    description = {
      "Serves the page of a puzzle that is too large for a file.",
      "Serves it to browsers on this machine alone; prints its address, which nobody can"
          + " guess, and ends with Ctrl-C."
    },
    footerHeading = HelpCommand.EXAMPLES,
    footer = {"  dance serve iq-fit", "  dance serve solutions --port 8080"},
    mixinStandardHelpOptions = true,
    modelTransformer = PuzzleOrSet.class)
public final class ServeCommand implements Runnable {
  private static final int LAST_PORT = 65_535;

  @Spec private CommandSpec spec;
  @Mixin private DiagramFlags source;

  @Option(
      names = "--port",
      paramLabel = "PORT",
      description = "The port to listen on; by default, or with 0, any free port.")
  private int port;

  private DiagramSource known;

  @Override
  public void run() {
    known = new DiagramSource(Session.of(spec), source);
    if (port < 0 || port > LAST_PORT) {
      throw new ParameterException(
          spec.commandLine(), "--port cannot be %d; ports are 1 to %d.".formatted(port, LAST_PORT));
    }
    Diagram diagram = known.diagram();
    try (PageServer server = start(diagram)) {
      PrintWriter out = spec.commandLine().getOut();
      out.println(server.address());
      if (out.checkError()) {
        return;
      }
      known.progress().say("serving until Ctrl-C");
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private PageServer start(Diagram diagram) {
    PuzzlePage page =
        new PuzzlePage(known.target().puzzle(), known.givens(), Optional.of(diagram))
            .madeBy(
                PageSubject.origin(
                    TypedCommand.text(spec.commandLine()),
                    TypedCommand.subject(spec.commandLine())))
            .answeredBy(Answers.SERVER);
    try {
      return PageServer.start(page, diagram, port);
    } catch (IOException e) {
      throw new InputException(
          "Cannot listen on port %d: %s".formatted(port, e.getMessage()),
          "choose another, or leave out --port");
    }
  }
}
