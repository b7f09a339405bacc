package org.dancingsparks.cli.count;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.Optional;
import org.dancingsparks.cli.flag.ProgressFlags;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.files.Puzzles;
import org.dancingsparks.format.MatrixReader;
import org.dancingsparks.message.InputException;
import org.dancingsparks.permanent.Permanent;
import org.dancingsparks.permanent.PermanentBounds;
import org.dancingsparks.permanent.SquareMatrix;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code dance permanent}. */
@Command(
    name = "permanent",
    description = {
      "Computes the permanent of a matrix, and bounds on it.",
      "The matrix is square and of integers; the bounds are proven."
    },
    footerHeading = HelpCommand.EXAMPLES,
    footer = {"  dance permanent matrix.txt", "  dance permanent matrix.txt --json"},
    mixinStandardHelpOptions = true)
public final class PermanentCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "FILE",
      description =
          "A line of text for each row of the matrix, entries separated by blanks or commas.")
  private String file;

  @Option(names = "--json", description = "Print JSON.")
  private boolean isJson;

  @Mixin private ProgressFlags progress;

  @Override
  public void run() {
    Session session = Session.of(spec);
    SquareMatrix matrix = MatrixReader.read(file, Puzzles.readText(file, session.files()));
    Optional<BigInteger> above = PermanentBounds.above(matrix);
    Optional<BigInteger> below = PermanentBounds.below(matrix);
    ProgressLines lines = session.progress(file);
    above.ifPresent(most -> lines.say("at most %s (Minc and Bregman)".formatted(most)));
    below.ifPresent(least -> lines.say("at least %s (van der Waerden)".formatted(least)));
    BigInteger permanent = permanent(matrix, lines);
    PrintWriter out = session.out();
    if (isJson) {
      ObjectNode root = Json.object();
      root.put("size", matrix.size());
      Json.put(root, "permanent", permanent);
      above.ifPresent(most -> Json.put(root, "mincBregman", most));
      below.ifPresent(least -> Json.put(root, "vanDerWaerden", least));
      out.println(Json.text(root));
    } else {
      out.println(permanent);
    }
  }

  private static BigInteger permanent(SquareMatrix matrix, ProgressLines lines) {
    try {
      return Permanent.of(
          matrix,
          () -> {
            lines.atWork();
            return false;
          });
    } catch (IllegalArgumentException e) {
      throw new InputException(e.getMessage());
    }
  }
}
