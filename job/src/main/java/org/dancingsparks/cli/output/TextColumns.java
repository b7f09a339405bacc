package org.dancingsparks.cli.output;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The columns of a list, each with a title and the value it takes from a row. Text has columns of
 * fixed widths, CSV the titles with underscores, JSON the titles in camel case as its keys.
 *
 * @param <T> type of a row
 */
public final class TextColumns<T> {
  private record Column<T>(String title, int width, Function<? super T, ?> value) {}

  private final List<Column<T>> columns = new ArrayList<>();

  /** Adds a column whose values end below each other. */
  public TextColumns<T> right(String title, int width, Function<? super T, ?> value) {
    columns.add(new Column<>(title, width, value));
    return this;
  }

  /** Adds a column whose values begin below each other, set apart by two spaces. */
  public TextColumns<T> left(String title, int width, Function<? super T, ?> value) {
    columns.add(new Column<>(title, -width, value));
    return this;
  }

  /** Adds a last column, or one for CSV and JSON only, as wide as its values. */
  public TextColumns<T> column(String title, Function<? super T, ?> value) {
    return left(title, 0, value);
  }

  /** Returns the numbers of a list's first rows, for a list whose rows are numbers. */
  public static List<Integer> rows(long rows) {
    return IntStream.range(0, Math.toIntExact(rows)).boxed().toList();
  }

  /** Prints the titles, and the rows below them. */
  public void print(PrintWriter out, Iterable<T> rows) {
    out.println(heading());
    rows.forEach(row -> out.println(line(row)));
  }

  /** Returns the line of titles. */
  public String heading() {
    return aligned(Column::title);
  }

  /** Returns the line of a row. */
  public String line(T row) {
    return aligned(column -> column.value.apply(row));
  }

  private String aligned(Function<Column<T>, Object> value) {
    StringBuilder line = new StringBuilder();
    for (Column<T> column : columns) {
      String gap = line.isEmpty() ? "" : column.width > 0 ? " " : "  ";
      String form = column.width == 0 ? "%s" : "%" + column.width + "s";
      line.append(gap).append(form.formatted(value.apply(column)));
    }
    return line.toString();
  }

  /** Adds an object for each row to a JSON array. */
  public void put(ArrayNode array, Iterable<T> rows) {
    rows.forEach(row -> array.add(json(row)));
  }

  ObjectNode json(T row) {
    ObjectNode node = Json.object();
    columns.forEach(column -> Json.put(node, key(column.title), column.value.apply(row)));
    return node;
  }

  private static String key(String title) {
    String[] words = title.split(" ");
    return words[0]
        + Stream.of(words)
            .skip(1)
            .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
            .collect(Collectors.joining());
  }

  String csvHeading() {
    return Csv.line(columns.stream().map(column -> column.title.replace(' ', '_')));
  }

  String csv(T row) {
    return Csv.line(
        columns.stream()
            .map(column -> column.value.apply(row))
            .map(value -> value == null ? null : value.toString()));
  }
}
