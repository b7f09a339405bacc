package org.dancingsparks.cli.puzzles;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.dancingsparks.cli.flag.FileKind;
import org.dancingsparks.cli.flag.OverwriteFlag;
import org.dancingsparks.cli.flag.TargetFlags;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.NewFile;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.format.DimacsWriter;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.message.InputException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code dance export}. */
@Command(
    name = "export",
    description = "Writes a problem for other solvers: Knuth's programs, SAT.",
    footerHeading = HelpCommand.EXAMPLES,
    footer = {
      "  dance export kanoodle --format dimacs",
      "  dance export queens:8 --format dlx --out queens.dlx"
    },
    mixinStandardHelpOptions = true)
public final class ExportCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private TargetFlags named;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      required = true,
      description =
          "dlx: Knuth's text. dimacs: a formula in conjunctive normal form for SAT solvers, whose"
              + " models are the solutions.")
  private Format format;

  @Option(
      names = "--long-names",
      description =
          "In Knuth's text, keep names of more than 8 bytes, which his own programs refuse; else they"
              + " are shortened, with the long ones in comments that are read back.")
  private boolean hasLongNames;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "The file to write; by default standard output.")
  private String file;

  @Mixin private OverwriteFlag overwrite;

  /** The formats of an exported problem. */
  enum Format {
    DLX(FileKind.DLX),
    DIMACS(FileKind.DIMACS);

    private final FileKind kind;

    Format(FileKind kind) {
      this.kind = kind;
    }

    /** Returns the name as users type it and shells complete it. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private Target target;

  @Override
  public void run() {
    Session session = Session.of(spec);
    target = new Target(session, named);
    if (file == null) {
      overwrite.checkWithout("--out");
    }
    if (file != null) {
      format.kind.refuse(spec, "--out", file);
      NewFile.of(Session.of(spec), file).check();
    }
    Problem problem = target.puzzle().problem();
    Prefix givens = target.givens();
    if (format == Format.DLX && givens.size() > 0) {
      throw new InputException(
          "Knuth's text has no place for givens", "leave them out, or write it as dimacs");
    }
    if (format != Format.DLX && hasLongNames) {
      throw new ParameterException(
          spec.commandLine(), "--long-names goes with --format dlx; formulas have no names.");
    }
    if (file == null) {
      write(problem, givens, spec.commandLine().getOut());
    } else {
      NewFile.of(Session.of(spec), file).write(out -> write(problem, givens, out));
    }
  }

  private void write(Problem problem, Prefix givens, OutputStream out) throws IOException {
    Writer writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    write(problem, givens, writer);
    writer.flush();
  }

  private void write(Problem problem, Prefix givens, Appendable out) {
    try {
      if (format == Format.DLX) {
        out.append(hasLongNames ? KnuthWriter.write(problem) : KnuthWriter.writeShort(problem));
      } else {
        DimacsWriter.write(problem, givens, out);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
