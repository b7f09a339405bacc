package org.dancingsparks.format.yaml;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.dancingsparks.message.Printable;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;

/**
 * The reason why a text is not YAML, in words for people who do not know YAML. It names the line of
 * the fault rather than the next one, where the parser notices.
 *
 * @param line from 0
 */
record YamlFault(int line, String why) {
  private static final int MAX_LENGTH = 60;
  private static final Pattern ROW = Pattern.compile("\\s*[#.^v][#.^v\\h]*");

  private static final Pattern COLON = Pattern.compile(":(\\s|$)|^\\s*-|[{}\\[\\]'\",]$");

  static YamlFault of(MarkedYamlEngineException e, List<String> lines) {
    return new Reader(e, lines).fault();
  }

  private record Reader(String context, Mark begin, String problem, Mark at, List<String> lines) {
    /** A place in the text, for exceptions without. */
    private static final Mark NOWHERE = new Mark("", 0, 0, 0, new int[0], 0);

    Reader(MarkedYamlEngineException e, List<String> lines) {
      this(
          Optional.ofNullable(e.getContext()).orElse(""),
          e.getContextMark().or(e::getProblemMark).orElse(NOWHERE),
          e.getProblem(),
          e.getProblemMark().or(e::getContextMark).orElse(NOWHERE),
          lines);
    }

    YamlFault fault() {
      if (problem.startsWith("found character")) {
        return character();
      }
      if (problem.contains("unexpected end of stream")) {
        return atBegin("the quote %s that opens here is not closed; close it".formatted(opening()));
      }
      if (context.matches("while parsing a flow (mapping|sequence)")) {
        return bracket();
      }
      if (problem.startsWith("could not find expected ':'")) {
        return atBegin(noColon());
      }
      if (problem.startsWith("mapping values are not allowed")) {
        return colon();
      }
      if (problem.startsWith("expected <block end>")) {
        return notAtEnd();
      }
      return atProblem(problem.strip().replaceFirst("\\.$", ""));
    }

    private YamlFault character() {
      if (before(at).isBlank() && from(at).startsWith("\t")) {
        return atProblem(
            "the line is indented by a tab, and YAML is indented by blanks only; replace the tab");
      }
      return atProblem("a value cannot begin with %s; put it in quotes".formatted(first(from(at))));
    }

    private YamlFault bracket() {
      String closing = opening().equals("{") ? "}" : "]";
      return begin.getLine() == at.getLine()
          ? atProblem("a comma or %s is missing".formatted(closing))
          : atBegin(
              "the %s that opens here is not closed before line %s; add %s, or a comma"
                  .formatted(opening(), numbered(at), closing));
    }

    private String noColon() {
      if (ROW.matcher(line(begin)).matches()) {
        return notIndented();
      }
      return noColonAtAll();
    }

    private String noColonAtAll() {
      return "the line has no colon followed by a blank, so it is not a key with a value; line %s follows"
          .formatted(numbered(at));
    }

    private YamlFault colon() {
      if (before(at).matches(".*:\\s.*")) {
        return atProblem("the value has a colon and a blank in it; put it in quotes");
      }
      return new YamlFault(
          above(),
          "the line does not go with the next; a key has a colon and a blank after it, and a key with others below it has no value; line %s follows"
              .formatted(numbered(at)));
    }

    /** The line before the problem that is neither blank nor a comment. */
    private int above() {
      int above = at.getLine() - 1;
      while (above > 0 && line(above).matches("\\s*(#.*)?")) {
        above--;
      }
      return Math.max(0, above);
    }

    private YamlFault notAtEnd() {
      if (ROW.matcher(line(at)).matches()) {
        return atProblem(notIndented());
      }
      if (!COLON.matcher(line(above())).find()) {
        return new YamlFault(above(), noColonAtAll());
      }
      if (before(at).endsWith("'") || before(at).endsWith("\"")) {
        return atProblem(
            "the quote before %s closes a text, so the quote of an earlier line is not closed; close it"
                .formatted(Printable.shortened(from(at), MAX_LENGTH)));
      }
      return atProblem(
          "the line is not indented like others of its kind, or follows a value that has ended; indent entries alike, and quote values that contain quotes or commas");
    }

    private static String notIndented() {
      return "this row is indented less than the first row of its drawing, or no | says that a drawing begins; indent all rows alike, below NAME: |";
    }

    private String opening() {
      return first(from(begin));
    }

    private static String first(String text) {
      return text.isEmpty() ? "" : text.substring(0, text.offsetByCodePoints(0, 1));
    }

    private String before(Mark mark) {
      return line(mark).substring(0, index(mark));
    }

    private String from(Mark mark) {
      return line(mark).substring(index(mark));
    }

    /** The place of a column, which counts code points, in its line. */
    private int index(Mark mark) {
      String line = line(mark);
      return line.offsetByCodePoints(
          0, Math.min(mark.getColumn(), line.codePointCount(0, line.length())));
    }

    private String line(Mark mark) {
      return line(mark.getLine());
    }

    private String line(int number) {
      return number < lines.size() ? lines.get(number) : "";
    }

    private String numbered(Mark mark) {
      return "%d (%s)"
          .formatted(
              mark.getLine() + 1,
              line(mark).isBlank()
                  ? "the end"
                  : Printable.shortened(line(mark).strip(), MAX_LENGTH));
    }

    private YamlFault atProblem(String why) {
      return new YamlFault(at.getLine(), why);
    }

    private YamlFault atBegin(String why) {
      return new YamlFault(begin.getLine(), why);
    }
  }
}
