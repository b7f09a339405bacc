package org.dancingsparks.format.yaml;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Printable;
import org.dancingsparks.message.Suggestions;
import org.dancingsparks.message.Typography;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.composer.Composer;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/**
 * A node of a YAML document that knows its place. Reading never makes an object that the document
 * names: tags, anchors and aliases are refused. A text is one document, bounded in length and
 * nesting.
 */
public final class YamlNode {
  /** A line in which the {@code #} of a colour without quotes hides the closing brace. */
  private static final Pattern COMMENTED_COLOUR =
      Pattern.compile("^[^'\"#]*\\{.*colou?r:\\s+#[0-9A-Fa-f]{3,6}\\b");

  private static final int MAX_DIGITS = 100;

  private static final Pattern WHOLE_NUMBER = Pattern.compile("[+-]?\\d{1," + MAX_DIGITS + "}");

  private static final Pattern JOINED = Pattern.compile("\\S\\h+\\S");

  /** Maximum number of characters of a wrong value in a message. */
  private static final int LONGEST_VALUE = 60;

  private static final String ENTRY = "An entry of ";

  /** The longest document. */
  public static final int MAX_CHARACTERS = 1 << 20;

  private final String file;
  private final List<String> lines;
  private final Node node;
  private final String name;

  private YamlNode(String file, List<String> lines, Node node, String name) {
    this.file = file;
    this.lines = lines;
    this.node = node;
    this.name = name;
  }

  /** The root of a document. */
  public static YamlNode parse(String file, String text) {
    if (text.length() > MAX_CHARACTERS) {
      throw new InputException(
          "%s has %,d characters, and a YAML file can have at most %,d"
              .formatted(file, text.length(), MAX_CHARACTERS),
          "shorten it");
    }
    List<String> lines = text.lines().toList();
    LoadSettings settings = LoadSettings.builder().setLabel(file).build();
    StreamReader reader = new StreamReader(settings, text);
    try {
      PlainEvents events =
          new PlainEvents(
              new ParserImpl(settings, reader), (line, why) -> error(file, lines, line, why));
      Node root =
          new Composer(settings, events)
              .getSingleNode()
              .orElseThrow(
                  () -> new InputException(file + " is empty", "give it entries `key: value`"));
      return new YamlNode(file, lines, root, "the document");
    } catch (MarkedYamlEngineException e) {
      YamlFault fault = YamlFault.of(e, lines);
      throw notYaml(file, lines, fault.line() + 1, fault.why());
    } catch (ReaderException e) {
      throw notYaml(file, lines, lineOfControl(text), e.getMessage());
    } catch (IllegalArgumentException e) {
      // From the parser's number parsing, as for a truncated escape.
      throw notYaml(file, lines, reader.getLine() + 1, "a number is wrong here");
    } catch (YamlEngineException e) {
      throw notYaml(file, lines, 1, e.getMessage());
    }
  }

  /** The line of the first character that YAML does not allow; its reader counts otherwise. */
  private static int lineOfControl(String text) {
    int at = 0;
    while (at < text.length() && StreamReader.isPrintable(text.codePointAt(at))) {
      at += Character.charCount(text.codePointAt(at));
    }
    return (int) (text.substring(0, at) + "x").lines().count();
  }

  private static InputException notYaml(String file, List<String> lines, int line, String why) {
    for (int at = 0; at < lines.size(); at++) {
      if (COMMENTED_COLOUR.matcher(lines.get(at)).find()) {
        return error(
            file, lines, at + 1, "# begins a comment; put a colour in quotes, as in '#f00'.");
      }
    }
    return error(file, lines, line, "This is not YAML: %s.".formatted(why));
  }

  private static InputException error(String file, List<String> lines, int line, String why) {
    String text = line(lines, line);
    return InputException.at(file, line, text, why + Typography.remedy(text));
  }

  private static String line(List<String> lines, int line) {
    return line >= 1 && line <= lines.size() ? lines.get(line - 1) : "(end of file)";
  }

  private int line() {
    return node.getStartMark().map(Mark::getLine).orElse(0) + 1;
  }

  /** The node's name in messages. */
  public String name() {
    return name;
  }

  public InputException error(String why) {
    return error(file, lines, line(), why);
  }

  /**
   * An error in the node's text, with a caret below the character.
   *
   * @param offset of the line, from 0
   * @param column from 1
   */
  public InputException errorInText(int offset, int column, String why) {
    boolean isBlock = ((ScalarNode) node).getScalarStyle() == ScalarStyle.LITERAL;
    int at = isBlock ? line() + 1 + offset : line();
    String text = text().lines().toList().get(offset);
    return InputException.at(
        new InputException.Position(file, at, text, column), why + Typography.remedy(text));
  }

  /**
   * Returns whether the node is a text whose lines were joined by blanks, as YAML does unless it is
   * written with {@code |}.
   */
  public boolean isJoined() {
    return node instanceof ScalarNode scalar
        && scalar.getScalarStyle() != ScalarStyle.LITERAL
        && scalar.getEndMark().map(Mark::getLine).orElse(0) + 1 > line()
        && JOINED.matcher(scalar.getValue()).find();
  }

  /**
   * Warnings about comments that look like rows of drawings but are not indented like them.
   *
   * @throws InputException if one is indented enough to be meant as a row
   */
  public List<String> commentedRows() {
    return new CommentedRows(file, lines).warnings(node);
  }

  /** Returns this node under another name in messages. */
  public YamlNode named(String other) {
    return new YamlNode(file, lines, node, other);
  }

  public boolean isText() {
    return node instanceof ScalarNode;
  }

  /** The node's text, which may not be empty. */
  public String text() {
    if (node instanceof ScalarNode scalar) {
      if (scalar.getValue().isBlank()) {
        throw error(name + " is empty; " + remedyOfEmpty());
      }
      return scalar.getValue();
    }
    throw error(name + " should be a single text.");
  }

  /** The node's text as messages show it: its beginning if it is long. */
  public String shown() {
    return Printable.shortened(text().strip(), LONGEST_VALUE);
  }

  /** The remedy for an empty value: a colour or a cell without quotes is a comment. */
  private String remedyOfEmpty() {
    return line(lines, line()).contains(" #")
        ? "# begins a comment, so put what begins with it in quotes, as in '#f00'."
        : "give it a value or leave it out.";
  }

  public boolean isList() {
    return node instanceof SequenceNode;
  }

  public int integer() {
    try {
      return Integer.parseInt(text());
    } catch (NumberFormatException e) {
      throw error("%s should be a whole number, not %s.".formatted(name, text()));
    }
  }

  /** A whole number of at most {@value #MAX_DIGITS} digits. */
  public BigInteger wholeNumber() {
    String text = text().strip();
    if (!WHOLE_NUMBER.matcher(text).matches()) {
      throw error(
          "%s should be a whole number of at most %d digits, not %s."
              .formatted(name, MAX_DIGITS, shown()));
    }
    return new BigInteger(text);
  }

  public List<YamlNode> list() {
    if (node instanceof SequenceNode sequence) {
      return sequence.getValue().stream()
          .map(child -> new YamlNode(file, lines, child, nameOfEntry()))
          .toList();
    }
    throw error(name + " should be a list.");
  }

  /** The name of entries of the list; those of an entry, as numbers of a cell, have its name. */
  private String nameOfEntry() {
    return name.startsWith(ENTRY) ? name : ENTRY + name;
  }

  /** The node's entries by key, in the order of the document. */
  public Map<String, YamlNode> entries() {
    if (!(node instanceof MappingNode mapping)) {
      throw error(name + " should be a list of entries `key: value`.");
    }
    Map<String, YamlNode> entries = new LinkedHashMap<>();
    for (NodeTuple tuple : mapping.getValue()) {
      String key = key(tuple).text();
      YamlNode value = new YamlNode(file, lines, tuple.getValueNode(), key);
      if (entries.putIfAbsent(key, value) != null) {
        throw value.error("%s is given twice in %s.".formatted(key, name));
      }
    }
    return entries;
  }

  /**
   * The node's entries, none of which may have a key other than these.
   *
   * @param owner the keys' owner, as messages begin with it
   */
  public Map<String, YamlNode> entries(String owner, List<String> known) {
    Map<String, YamlNode> entries = entries();
    for (NodeTuple tuple : ((MappingNode) node).getValue()) {
      YamlNode key = key(tuple);
      if (!known.contains(key.text())) {
        throw key.error(
            "%s has the unknown key %s.%s Known keys are %s."
                .formatted(
                    owner,
                    key.text(),
                    Suggestions.of(key.text(), known),
                    String.join(", ", known)));
      }
    }
    return entries;
  }

  /** One of the keys of its entries. */
  public YamlNode key(String key) {
    return ((MappingNode) node)
        .getValue().stream()
            .map(this::key)
            .filter(found -> found.text().equals(key))
            .findFirst()
            .orElseThrow();
  }

  private YamlNode key(NodeTuple tuple) {
    return new YamlNode(file, lines, tuple.getKeyNode(), "a key of " + name);
  }

  /** The value that the node's text names. */
  public <T> T oneOf(Map<String, T> values) {
    return oneOf(values, null);
  }

  /**
   * The value that the node's text names.
   *
   * @param other what else could be given, for the message; null if nothing
   */
  public <T> T oneOf(Map<String, T> values, String other) {
    T value = values.get(text());
    if (value == null) {
      throw error(
          "%s cannot be %s; it can be %s.%s"
              .formatted(
                  name,
                  text(),
                  String.join(", ", values.keySet()) + (other == null ? "" : ", or " + other),
                  Suggestions.of(text(), values.keySet())));
    }
    return value;
  }
}
