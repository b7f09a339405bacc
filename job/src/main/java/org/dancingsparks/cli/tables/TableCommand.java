package org.dancingsparks.cli.tables;

import java.io.PrintWriter;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.dancingsparks.cli.count.EngineFlags;
import org.dancingsparks.cli.flag.ExistingFlags;
import org.dancingsparks.cli.flag.FileKind;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.NewFile;
import org.dancingsparks.cli.output.RowLines;
import org.dancingsparks.cli.output.RowPrinter;
import org.dancingsparks.cli.output.RunOutput;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Printable;
import org.dancingsparks.runs.tables.EarlierTable;
import org.dancingsparks.runs.tables.TableRow;
import org.dancingsparks.tables.Quantity;
import org.dancingsparks.tables.SecondCounts;
import org.dancingsparks.tables.Table;
import org.dancingsparks.tables.TableBudget;
import org.dancingsparks.tables.TableName;
import org.dancingsparks.view.chart.GrowthSvg;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code dance table}. */
@Command(
    name = "table",
    description = {
      "Counts puzzles of growing size, beside the published terms.",
      "Counts the members of a family one after another, and compares their numbers of solutions"
          + " with the known ones."
    },
    footerHeading = HelpCommand.EXAMPLES,
    footer = {
      "  dance table queens --to 12",
      "  dance table dominoes:8xN --from 1 --to 8 --twice --csv"
    },
    mixinStandardHelpOptions = true)
public final class TableCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "FAMILY",
      arity = "0..1",
      completionCandidates = SequenceNumbers.class,
      description =
          "A sequence (A000170), a family with a number for each member (queens), puzzles with N in"
              + " place of a number (dominoes:NxN, box-N.yaml, boxes.yaml#N), or a sequence's .yaml"
              + " file."
              + " Without it, the sequences that come with the program are listed.")
  private String family;

  @Option(
      names = "--from",
      paramLabel = "N",
      description = "The first number; by default 1, or that of the first known term.")
  private Integer from;

  @Option(
      names = "--to",
      paramLabel = "N",
      description = "The last number; by default that of the last known term.")
  private Integer to;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      description =
          "A time limit for the table, such as 90s, 10m or 2h30m. A member forecast to exceed "
              + "it is not started; one already started is always finished.")
  private String budget;

  @Option(
      names = "--twice",
      paramLabel = "WHICH",
      arity = "0..1",
      defaultValue = "differing",
      fallbackValue = "all",
      description =
          "Count members again in a second way, with another engine or as a sum of "
              + "parts: all members, or with =new only those without a known number. By "
              + "default only members whose number differs from the known one are counted "
              + "again.")
  private SecondCounts secondCounts;

  @Option(
      names = "--up-to-symmetry",
      description = "Count rotations and mirror images of a solution only once.")
  private boolean isUpToSymmetry;

  @Option(
      names = "--extend",
      paramLabel = "DIR",
      description =
          "Take over the rows of a finished table in a directory, and count only the other members.")
  private String extended;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Also write the rows to Parquet files in a new directory.")
  private String directory;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      converter = FileKind.Svg.class,
      description = "Plot the growth of the numbers into a file, on a logarithmic scale.")
  private String svg;

  @Mixin private ExistingFlags existing;
  @Mixin private EngineFlags engine;

  @ArgGroup private Form form = new Form();

  /** The form of the table. */
  private static final class Form {
    @Option(names = "--json", description = "Print JSON: an array with an object per member.")
    private boolean isJson;

    @Option(names = "--csv", description = "Print CSV with a header row.")
    private boolean isCsv;

    @Option(
        names = "--b-file",
        description = "Print each term after its number, as the b-files of the OEIS do.")
    private boolean isOfTerms;

    RowLines<TableRow> printer(Table table, PrintWriter out) {
      return isOfTerms
          ? new TermPrinter(table, out)
          : new RowPrinter<>(form(), MemberColumns.of(form(), table), out);
    }

    RowPrinter.Form form() {
      if (isJson) {
        return RowPrinter.Form.JSON;
      }
      return isCsv ? RowPrinter.Form.CSV : RowPrinter.Form.TEXT;
    }
  }

  @Override
  public void run() {
    Session session = Session.of(spec);
    if (family == null) {
      if (Stream.of(directory, svg, from, to, budget, extended).anyMatch(Objects::nonNull)
          || isUpToSymmetry
          || form.isOfTerms) {
        throw new ParameterException(spec.commandLine(), "A table needs FAMILY; name it.");
      }
      SequenceList.print(form.form(), session.out());
      return;
    }
    if (directory == null && svg == null && existing.isAsked()) {
      throw new ParameterException(
          spec.commandLine(), "--resume, --overwrite and --check go with --out; name it.");
    }
    if (svg != null) {
      NewFile.of(session, svg).check();
    }
    Optional<Duration> most = Optional.ofNullable(budget).map(this::duration);
    TableName name =
        TableName.of(
            family,
            isUpToSymmetry ? Quantity.UP_TO_SYMMETRY : Quantity.SOLUTIONS,
            new NamedFiles(session.files()));
    Table table = table(name);
    ProgressLines progress = session.otherProgress(name.text()).of("table", "members");
    name.note().map(note -> note.replaceFirst("\\.$", "")).ifPresent(progress::say);
    session.withoutRemarks();
    Optional<RunOutput> output =
        Optional.ofNullable(directory).map(place -> RunOutput.of(session, place, existing));
    CountedTable counted =
        new CountedTable(
            extended == null
                ? members(session, table)
                : extending(session, table, output, progress),
            new TableBudget(most),
            form.printer(table, session.out()),
            session.results(name.text()));
    output.ifPresentOrElse(place -> counted.store(place, progress), counted::run);
    if (svg != null) {
      NewFile.of(session, svg).write(GrowthSvg.svg(name.title(), counted.dots()));
    }
  }

  private MemberCount members(Session session, Table table) {
    return new MemberCount(session, table, engine).countingAgain(secondCounts);
  }

  /** The members, with the rows of an earlier table. */
  private MemberCount extending(
      Session session, Table table, Optional<RunOutput> output, ProgressLines progress) {
    output.ifPresent(place -> place.checkApartFrom(extended));
    List<TableRow> rows = EarlierTable.read(extended, session.hadoop()).rows(table);
    MemberCount members = members(session, table).takingOver(rows);
    progress.say(
        "takes over %,d of the %,d rows of %s"
            .formatted(members.takenOver(), rows.size(), Printable.text(extended)));
    return members;
  }

  /** The members that the flags ask for; from the first to the last known where they do not say. */
  private Table table(TableName name) {
    int first = from == null ? name.first() : from;
    if (to != null) {
      return name.table(first, to);
    }
    int known =
        name.last()
            .orElseThrow(
                () ->
                    new InputException(
                        "No sequence is known of %s, so the table needs its last number"
                            .formatted(name.members()),
                        "give --to"));
    return name.table(first, Math.max(first, known));
  }

  private Duration duration(String text) {
    try {
      Duration parsed = Duration.parse("PT" + text.toUpperCase(Locale.ROOT));
      if (!parsed.isNegative() && !parsed.isZero()) {
        return parsed;
      }
    } catch (DateTimeParseException e) {
      // Treated like a time of no length.
    }
    throw new ParameterException(
        spec.commandLine(),
        "--budget cannot be \"%s\"; it is a time such as 90s, 10m or 2h30m.".formatted(text));
  }
}
