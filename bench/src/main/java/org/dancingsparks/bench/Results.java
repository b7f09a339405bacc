package org.dancingsparks.bench;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Collects the measurements of all rounds and shows their medians as a table in Markdown. */
final class Results {
  private static final List<String> HEADS =
      List.of(
          "task", "solutions", "contestant", "wall s", "CPU s", "wall / diagram", "CPU / diagram");

  /** The columns of words, which are aligned left; figures are aligned right. */
  private static final Set<Integer> WORDS = Set.of(0, 2);

  /** Bits of a number with so many digits that only the first ones are shown. */
  private static final int MAX_BITS = 80;

  private final Map<Run, List<Measurement>> rounds = new LinkedHashMap<>();

  /** Adds the measurement of a run; empty if it was given up. */
  void add(Run run, Optional<Measurement> measurement) {
    measurement.ifPresentOrElse(
        rounds.computeIfAbsent(run, key -> new ArrayList<>())::add,
        () -> rounds.put(run, List.of()));
  }

  /** Returns whether a run was given up, so that it need not be tried again. */
  boolean isGivenUp(Run run) {
    return rounds.containsKey(run) && rounds.get(run).isEmpty();
  }

  /** The table: by run its medians, and their ratios to the diagram's on the same task. */
  String table() {
    List<List<String>> rows = new ArrayList<>(List.of(HEADS));
    rounds.forEach((run, measurements) -> rows.add(row(run, measurements)));
    return layOut(rows);
  }

  /** The medians of the diagram on a task, if it was measured. */
  private Optional<Measurement> diagram(String task) {
    return rounds.entrySet().stream()
        .filter(entry -> entry.getKey().task().equals(task) && !entry.getValue().isEmpty())
        .filter(entry -> entry.getKey().contestant().equals(Contestant.DIAGRAM.title()))
        .map(entry -> Measurement.median(entry.getValue()))
        .findFirst();
  }

  private List<String> row(Run run, List<Measurement> measurements) {
    Optional<Measurement> yardstick = diagram(run.task());
    List<String> row =
        new ArrayList<>(List.of(run.task(), number(run.solutions()), run.contestant()));
    if (measurements.isEmpty()) {
      double limit = run.limit().toSeconds();
      row.addAll(List.of("over %.0f".formatted(limit), ""));
      row.add(yardstick.map(by -> "over " + ratio(limit, by.wall())).orElse(""));
      row.add("");
    } else {
      Measurement median = Measurement.median(measurements);
      row.addAll(List.of(seconds(median.wall()), seconds(median.cpu())));
      row.add(yardstick.map(by -> ratio(median.wall(), by.wall())).orElse(""));
      row.add(yardstick.map(by -> ratio(median.cpu(), by.cpu())).orElse(""));
    }
    return row;
  }

  private static String number(BigInteger number) {
    return number.bitLength() < MAX_BITS
        ? String.format(Locale.ROOT, "%,d", number)
        : new BigDecimal(number).round(new MathContext(6)).toString();
  }

  private static String seconds(double seconds) {
    return String.format(Locale.ROOT, "%.2f", seconds);
  }

  private static String ratio(double seconds, double yardstick) {
    double ratio = seconds / yardstick;
    return String.format(Locale.ROOT, ratio < 10 ? "%.2f" : "%.0f", ratio);
  }

  private static String layOut(List<List<String>> rows) {
    int[] widths =
        IntStream.range(0, HEADS.size())
            .map(at -> rows.stream().mapToInt(row -> row.get(at).length()).max().orElse(0))
            .toArray();
    List<String> lines = new ArrayList<>();
    rows.forEach(row -> lines.add(line(row, widths)));
    lines.add(
        1,
        IntStream.range(0, widths.length)
            .mapToObj(
                at -> isFigure(at) ? "-".repeat(widths[at] + 1) + ":" : "-".repeat(widths[at] + 2))
            .collect(Collectors.joining("|", "|", "|")));
    return String.join("\n", lines) + "\n";
  }

  private static String line(List<String> row, int... widths) {
    return IntStream.range(0, widths.length)
        .mapToObj(at -> ("%" + (isFigure(at) ? "" : "-") + widths[at] + "s").formatted(row.get(at)))
        .collect(Collectors.joining(" | ", "| ", " |"));
  }

  private static boolean isFigure(int column) {
    return !WORDS.contains(column);
  }
}
