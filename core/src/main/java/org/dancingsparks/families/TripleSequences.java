package org.dancingsparks.families;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.GridPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Words;

/**
 * {@code triples:RULE,N}: three copies of each of the values 1 to N in a row of 3 N places. The
 * rule {@code langford} has the first two copies of v side by side and v others between the second
 * and the third (OEIS A264813), {@code skolem} one fewer, so that the third copy is v places after
 * the second (A321956). In {@code inside}, v values stand between the first and the third copy, the
 * second copy being one of them; v/2 of the values, rounded down, stand between the second and the
 * third (A322153). In {@code either}, those v/2 may stand between the first and the second instead
 * (A320392).
 */
final class TripleSequences implements Family {
  private static final Pattern FORM = Pattern.compile("(?:langford|skolem|inside|either),(\\d+)");

  private enum Rule {
    LANGFORD(
        "The first two copies of n stand side by side, and n others between the second and the third."),
    SKOLEM(
        "The first two copies of n stand side by side, and the third n places after the second."),
    INSIDE(
        "Between the first and the third copy of n stand n others; n/2 of them, rounded down, stand between the second and the third."),
    EITHER(
        "Between the first and the third copy of n stand n others; n/2 of them, rounded down, stand between the second and one of these.");

    private final String text;

    Rule(String text) {
      this.text = text;
    }

    /** The distances from the first copy to the second. */
    Set<Integer> seconds(int value) {
      return switch (this) {
        case LANGFORD, SKOLEM -> Set.of(1);
        case INSIDE -> Set.of(value - value / 2);
        // Both are the same for odd values.
        case EITHER -> new TreeSet<>(List.of(value / 2 + 1, value - value / 2));
      };
    }

    /** The distance from the first copy to the third. */
    int third(int value) {
      return this == LANGFORD ? value + 2 : value + 1;
    }
  }

  @Override
  public String name() {
    return "triples";
  }

  @Override
  public String parameters() {
    return "RULE,N";
  }

  @Override
  public String title() {
    return "Three copies of 1 to N in a row, by a rule: langford, skolem, inside or either";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "langford,6");
    if (!FORM.matcher(parameters).matches()) {
      throw reader.unknown(parameters);
    }
    int values = reader.numbers(parameters, FORM)[0];
    reader.check("values", values, GridPuzzle.MAX_VALUES);
    String name = parameters.substring(0, parameters.indexOf(','));
    Rule rule = Rule.valueOf(name.toUpperCase(Locale.ROOT));
    int places = 3 * values;
    RowOfValues row = new RowOfValues(Board.box(1, places, 1), values, RowOfValues.Use.ONCE);
    for (int value = 1; value <= values; value++) {
      for (int first = 1; first <= places; first++) {
        for (int second : rule.seconds(value)) {
          row.add(value, List.of(first, first + second, first + rule.third(value)));
        }
      }
    }
    return row.puzzle(
        new Words(
            "%s:%s,%d".formatted(name(), name, values),
            title(),
            "Each number is there three times. " + rule.text));
  }
}
