package org.dancingsparks.format.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.dancingsparks.message.InputException;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/**
 * Finds rows of drawings that YAML takes for comments, since they begin with {@code #} and are not
 * indented enough. Such a row ends its drawing without an error, and all rows after it that begin
 * with {@code #} are comments as well.
 */
final class CommentedRows {
  /** The signs of drawings, and blanks. */
  private static final String SIGNS = "#._^v \t\n\u000b\f\r";

  private static final Pattern ROW = Pattern.compile("#[#._^v\\h]*");

  /** A sign that makes a text without a block a drawing rather than a word. */
  private static final Pattern SIGN = Pattern.compile("[#.^]");

  /** The mark that ends a document, which a row without cells may look like. */
  private static final String END_OF_DOCUMENT = "...";

  private final String file;
  private final List<String> lines;
  private final List<String> warnings = new ArrayList<>();

  CommentedRows(String file, List<String> lines) {
    this.file = file;
    this.lines = lines;
  }

  /**
   * A warning of comments after drawings that look like rows but are not indented more than the
   * drawing's key, as separators are not; for the first of them.
   *
   * @throws InputException if one is indented more
   */
  List<String> warnings(Node root) {
    walk(root, "The document", 0);
    return warnings.subList(0, Math.min(1, warnings.size()));
  }

  /** Searches a node, whose key or dash is in a column. */
  private void walk(Node node, String name, int column) {
    if (node instanceof MappingNode mapping) {
      for (NodeTuple entry : mapping.getValue()) {
        Node key = entry.getKeyNode();
        String named = key instanceof ScalarNode scalar ? scalar.getValue() : name;
        walk(entry.getValueNode(), named, start(key).getColumn());
      }
    } else if (node instanceof SequenceNode sequence) {
      sequence.getValue().forEach(entry -> walk(entry, name, start(sequence).getColumn()));
    } else if (node instanceof ScalarNode scalar && isDrawing(scalar.getValue())) {
      check(scalar, name, column);
    }
  }

  private static boolean isDrawing(String text) {
    return text.chars().allMatch(sign -> SIGNS.indexOf(sign) >= 0);
  }

  private static Mark start(Node node) {
    return node.getStartMark().orElseThrow();
  }

  private void check(ScalarNode drawing, String name, int column) {
    ScalarStyle style = drawing.getScalarStyle();
    boolean isBlock = style == ScalarStyle.LITERAL || style == ScalarStyle.FOLDED;
    boolean isBlank = drawing.getValue().isBlank();
    if (isBlock) {
      Mark end = drawing.getEndMark().orElseThrow();
      for (int line : rowsFrom(end.getLine(), 0)) {
        if (isBlank || lines.get(line).indexOf('#') > column) {
          throw error(
              line,
              "This row of %s is a comment, since it begins with # and is indented less than the first row, or no more than %1$s; indent all rows alike and more than %1$s, and write . for each blank at the beginning of a row."
                  .formatted(name));
        }
        warnings.add(
            error(
                    line,
                    "This line is a comment and no row of %s, since it is not indented more than %1$s; if it is a row, indent it like the others."
                        .formatted(name))
                .problem());
      }
    } else if (style == ScalarStyle.PLAIN && (isBlank || SIGN.matcher(drawing.getValue()).find())) {
      Mark end = drawing.getEndMark().orElseThrow();
      // An empty value with a comment beside it has a message of its own.
      int rest = isBlank ? Integer.MAX_VALUE : end.getColumn();
      for (int line : rowsFrom(end.getLine(), rest)) {
        if (line == end.getLine() || lines.get(line).indexOf('#') > column) {
          throw error(
              line,
              "This row of %s is a comment, since it begins with #; write %1$s: | and below it all rows, indented more than %1$s."
                  .formatted(name));
        }
      }
    }
  }

  /** The lines that are comments and look like rows, up to the first line that is not a comment. */
  private List<Integer> rowsFrom(int first, int column) {
    List<Integer> rows = new ArrayList<>();
    for (int at = first; at < lines.size(); at++) {
      String text = at == first ? after(lines.get(at), column) : lines.get(at).strip();
      if (!text.isEmpty() && !text.startsWith("#") && !text.equals(END_OF_DOCUMENT)) {
        break;
      }
      if (ROW.matcher(text).matches()) {
        rows.add(at);
      }
    }
    return rows;
  }

  /** The text from a column on, which counts code points. */
  private static String after(String line, int column) {
    return line.substring(
            line.offsetByCodePoints(0, Math.min(column, line.codePointCount(0, line.length()))))
        .strip();
  }

  private InputException error(int line, String why) {
    return InputException.at(file, line + 1, lines.get(line), why);
  }
}
