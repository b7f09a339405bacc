package org.dancingsparks.source;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Random queries on one table, from a seed. They use its columns and their values; the name of the
 * table is left open as {@code %s}.
 */
final class RandomQuery {
  private final Random random;
  private final List<String> columns;
  private final int[][] values;
  private final int most;

  /**
   * Queries on a table.
   *
   * @param columns its names, quoted
   * @param values by column, ids that may be in it
   */
  RandomQuery(Random random, List<String> columns, int[][] values) {
    this.random = random;
    this.columns = columns;
    this.values = values;
    most = IntStream.range(0, values.length).flatMap(c -> IntStream.of(values[c])).max().orElse(0);
  }

  /** A query without a limit. */
  String query() {
    String where = random.nextInt(4) == 0 ? "" : " WHERE " + condition(random.nextInt(4));
    return switch (random.nextInt(10)) {
      case 0, 1 -> "SELECT * FROM %s" + where;
      case 2 -> "SELECT " + some(1 + random.nextInt(3)) + " FROM %s" + where;
      case 3, 4 -> "SELECT COUNT(*) FROM %s" + where;
      case 5 -> "SELECT " + aggregate() + ", COUNT(*) FROM %s" + where;
      case 6, 7, 8 -> grouped(where, 1 + random.nextInt(3));
      default -> "SELECT DISTINCT " + some(1 + random.nextInt(2)) + " FROM %s" + where;
    };
  }

  private String grouped(String where, int by) {
    String keys = some(by);
    String having = random.nextInt(3) == 0 ? " HAVING COUNT(*) > " + random.nextInt(4) : "";
    String what =
        switch (random.nextInt(3)) {
          case 0 -> "COUNT(*)";
          case 1 -> "COUNT(*) AS n, COUNT(*) + 1";
          default -> aggregate() + ", COUNT(1)";
        };
    return "SELECT " + keys + ", " + what + " FROM %s" + where + " GROUP BY " + keys + having;
  }

  private String aggregate() {
    String function =
        List.of("MIN(%s)", "MAX(%s)", "COUNT(%s)", "SUM(%s)", "COUNT(DISTINCT %s)")
            .get(random.nextInt(5));
    return function.formatted(columns.get(column()));
  }

  private String some(int number) {
    List<String> shuffled = new ArrayList<>(columns);
    Collections.shuffle(shuffled, random);
    return String.join(", ", shuffled.subList(0, Math.min(number, shuffled.size())));
  }

  private int column() {
    return random.nextInt(columns.size());
  }

  private String condition(int depth) {
    if (depth > 0) {
      String one = condition(depth - 1);
      return switch (random.nextInt(5)) {
        case 0, 1 -> "(" + one + " AND " + condition(depth - 1) + ")";
        case 2, 3 -> "(" + one + " OR " + condition(depth - 1) + ")";
        default -> "NOT (" + one + ")";
      };
    }
    int column = column();
    String name = columns.get(column);
    return switch (random.nextInt(12)) {
      case 0, 1, 2 -> name + " = " + value(column);
      case 3, 4 -> name + (random.nextBoolean() ? " IN (" : " NOT IN (") + list(column) + ")";
      case 5 ->
          name
              + List.of(" < ", " <= ", " > ", " >= ", " <> ").get(random.nextInt(5))
              + value(column);
      case 6 -> name + " BETWEEN " + value(column) + " AND " + value(column);
      case 7 -> name + " IS NULL";
      case 8 -> name + " IS NOT NULL";
      case 9 -> name + " <=> " + (random.nextBoolean() ? "NULL" : value(column));
      case 10 -> name + " < " + columns.get(column());
      default -> name + " %% 2 = " + random.nextInt(2);
    };
  }

  private String list(int column) {
    List<String> list =
        random
            .ints(1 + random.nextInt(6), 0, 1)
            .mapToObj(any -> value(column))
            .collect(Collectors.toCollection(ArrayList::new));
    if (random.nextInt(5) == 0) {
      list.add("NULL");
    }
    return String.join(", ", list);
  }

  /** Mostly an id that the column can hold; at times one that it cannot, or no number at all. */
  private String value(int column) {
    return switch (random.nextInt(12)) {
      case 0 -> String.valueOf(random.nextInt(2 * most + 2) - most / 2);
      case 1 -> List.of("NULL", "100000", "3000000000", "1.5", "-1").get(random.nextInt(5));
      default -> String.valueOf(values[column][random.nextInt(values[column].length)]);
    };
  }
}
