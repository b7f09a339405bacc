package org.dancingsparks.page;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Point;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.view.BoardPainter;
import org.dancingsparks.view.Colours;
import org.dancingsparks.view.Markup;
import org.dancingsparks.view.Medium;

/**
 * Writes a puzzle as JSON for the scripts of its page; {@code types.js} describes the format. None
 * of its characters has a meaning in HTML.
 */
final class PuzzleJson {
  /** The side of a cell in the units of outlines. */
  static final double SIDE = 40;

  /** Maximum number of cells that a phone shows side by side. */
  private static final int MAX_ROW = 11;

  private final PuzzlePage.Source source;
  private final Answers answers;
  private final Puzzle puzzle;
  private final Problem problem;
  private final StringWriter text = new StringWriter();
  private JsonGenerator json;

  /** Escapes what could end or begin an element. */
  private static final class Harmless extends CharacterEscapes {
    private static final long serialVersionUID = 1;

    private final int[] escapes = standardAsciiEscapesForJSON();

    Harmless() {
      for (char sign : "<>&'".toCharArray()) {
        escapes[sign] = ESCAPE_STANDARD;
      }
    }

    @Override
    public int[] getEscapeCodesForAscii() {
      return escapes.clone();
    }

    @Override
    public SerializableString getEscapeSequence(int sign) {
      return null;
    }
  }

  PuzzleJson(PuzzlePage.Source source, Answers answers) {
    this.source = source;
    this.answers = answers;
    puzzle = source.puzzle();
    problem = puzzle.problem();
  }

  String write() {
    return write(false);
  }

  /** Writes only what a page without answers reads. */
  String writeBriefly() {
    return write(true);
  }

  private String write(boolean isBrief) {
    try (JsonGenerator generator = new JsonFactory().createGenerator(text)) {
      json = generator;
      json.setCharacterEscapes(new Harmless());
      json.writeStartObject();
      json.writeStringField("name", Markup.clean(puzzle.name()));
      json.writeStringField("hash", problem.hash());
      json.writeStringField("answers", answers.text());
      json.writeStringField("serving", Markup.clean(source.origin().more().serving()));
      if (!isBrief) {
        known();
      }
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException("Writing to memory failed.", e);
    }
    return text.toString();
  }

  /** Writes all that answers to moves need. */
  private void known() throws IOException {
    givens();
    challenges();
    items();
    options();
    Optional<BoardPuzzle> board = puzzle.onBoard();
    if (board.isPresent()) {
      drawn(board.get());
    }
  }

  private void givens() throws IOException {
    int[] givens = source.givens().options();
    numbers("givens", givens.length, at -> givens[at]);
  }

  private void challenges() throws IOException {
    json.writeArrayFieldStart("challenges");
    for (PageStarts.Challenge start : source.starts().challenges(source.givens().options())) {
      json.writeStartObject();
      json.writeNumberField("pieces", start.options().size());
      json.writeStringField("level", start.level());
      json.writeFieldName("options");
      numbers(start.options().size(), start.options()::get);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void items() throws IOException {
    json.writeArrayFieldStart("items");
    for (int item = 0; item < problem.items(); item++) {
      json.writeString(Markup.clean(problem.itemName(item)));
    }
    json.writeEndArray();
    numbers("least", problem.items(), problem::least);
    numbers("most", problem.items(), problem::most);
  }

  private void options() throws IOException {
    json.writeArrayFieldStart("options");
    for (int option = 0; option < problem.options(); option++) {
      json.writeString(Markup.clean(problem.describe(option)));
    }
    json.writeEndArray();
    json.writeArrayFieldStart("optionItems");
    for (int option = 0; option < problem.options(); option++) {
      int at = option;
      numbers(problem.size(option), place -> problem.item(at, place));
    }
    json.writeEndArray();
    if (problem.hasColours()) {
      json.writeArrayFieldStart("optionColours");
      for (int option = 0; option < problem.options(); option++) {
        int at = option;
        numbers(problem.size(option), place -> problem.colour(at, place));
      }
      json.writeEndArray();
    }
  }

  private void drawn(BoardPuzzle drawn) throws IOException {
    PieceShapes shapes = new PieceShapes(drawn);
    marks("marks", drawn.marks());
    json.writeArrayFieldStart("optionCells");
    for (int option = 0; option < problem.options(); option++) {
      List<Cell> cells = drawn.laid(option);
      numbers(
          cells.size(),
          place -> drawn.board().number(drawn.board().at(cells.get(place))).orElseThrow());
    }
    json.writeEndArray();
    json.writeArrayFieldStart("optionMarks");
    for (int option = 0; option < problem.options(); option++) {
      int at = option;
      numbers(drawn.cells(option).size(), place -> drawn.mark(at, place));
    }
    json.writeEndArray();
    numbers("optionPiece", problem.options(), shapes::piece);
    numbers("optionShape", problem.options(), shapes::number);
    markItems(drawn);
    numbers("shapePiece", shapes.pieces().length, shape -> shapes.pieces()[shape]);
    List<PieceShapes.Turned> turned = shapes.turned();
    numbers("turn", turned.size(), shape -> turned.get(shape).turn());
    numbers("flip", turned.size(), shape -> turned.get(shape).flip());
    numbers("tip", turned.size(), shape -> turned.get(shape).tip());
    board(drawn);
    if (drawn.graph().isEmpty()) {
      lattice(drawn.board());
    }
    if (!drawn.colours().isEmpty()) {
      sides(drawn);
    }
  }

  /** By mark, the items that stand for its piece and for groups of pieces. */
  private void markItems(BoardPuzzle drawn) throws IOException {
    Map<String, Integer> items = new HashMap<>();
    for (int item = 0; item < problem.items(); item++) {
      items.put(problem.itemName(item), item);
    }
    json.writeArrayFieldStart("markItems");
    for (int mark = 0; mark < drawn.marks().size(); mark++) {
      List<String> own = drawn.itemsOf(mark);
      numbers(own.size(), at -> items.get(own.get(at)));
    }
    json.writeEndArray();
  }

  private void marks(String field, List<Mark> marks) throws IOException {
    json.writeArrayFieldStart(field);
    for (int number = 0; number < marks.size(); number++) {
      Mark mark = marks.get(number);
      json.writeStartObject();
      json.writeStringField("name", Markup.clean(mark.name()));
      json.writeStringField("symbol", Markup.clean(String.valueOf(mark.symbol())));
      if (mark.isHole()) {
        json.writeBooleanField("isHole", true);
      } else {
        colour(mark, number);
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /** The colour of a mark's own; a part of the board without one has that of its number. */
  private void colour(Mark mark, int number) throws IOException {
    Optional<String> colour =
        mark.colour()
            .or(
                () ->
                    puzzle
                        .onBoard()
                        .filter(BoardPuzzle::areParts)
                        .map(pieces -> Colours.at(number)));
    if (colour.isPresent()) {
      json.writeStringField("colour", colour.get());
    }
  }

  /** Draws the board as scripts know it: with its layers in rows that fit a phone. */
  static BoardPainter painter(BoardPuzzle drawn) {
    return new BoardPainter(drawn, SIDE, Set.of(), Medium.SCREEN).wrapped(MAX_ROW);
  }

  private void board(BoardPuzzle drawn) throws IOException {
    BoardPainter painter = painter(drawn);
    json.writeArrayFieldStart("cells");
    for (int cell = 0; cell < drawn.board().size(); cell++) {
      json.writeString(Markup.clean(drawn.board().name(cell)));
    }
    json.writeEndArray();
    if (drawn.board().hasLabels()) {
      json.writeArrayFieldStart("labels");
      for (int cell = 0; cell < drawn.board().size(); cell++) {
        json.writeString(Markup.clean(drawn.board().label(cell)));
      }
      json.writeEndArray();
    }
    json.writeArrayFieldStart("outlines");
    for (Cell cell : drawn.board().cells()) {
      json.writeStartArray();
      for (Point point : painter.outline(cell)) {
        number(point.x());
        number(point.y());
      }
      json.writeEndArray();
    }
    json.writeEndArray();
  }

  /** Writes each cell's neighbours and, on a board of several layers, its layer. */
  private void lattice(Board board) throws IOException {
    Lattice lattice = board.lattice();
    json.writeArrayFieldStart("beside");
    for (Cell cell : board.cells()) {
      int[] beside =
          lattice.neighbours(cell).stream()
              .map(board::at)
              .map(board::number)
              .flatMapToInt(OptionalInt::stream)
              .toArray();
      numbers(beside.length, at -> beside[at]);
    }
    json.writeEndArray();
    if (!board.isFlat()) {
      json.writeBooleanField("areBalls", lattice != Lattice.SQUARE);
      numbers("layers", board.size(), cell -> board.cell(cell).layer());
    }
  }

  private void number(double value) throws IOException {
    json.writeNumber(Math.round(value * 100) / 100.0);
  }

  private void sides(BoardPuzzle tiles) throws IOException {
    List<Mark> colours = tiles.colours();
    marks("colours", colours);
    json.writeArrayFieldStart("optionSides");
    for (int option = 0; option < problem.options(); option++) {
      List<Mark> sides = tiles.sides(option);
      numbers(sides.size(), side -> colours.indexOf(sides.get(side)));
    }
    json.writeEndArray();
  }

  private void numbers(String field, int length, IntUnaryOperator numbers) throws IOException {
    json.writeFieldName(field);
    numbers(length, numbers);
  }

  private void numbers(int length, IntUnaryOperator numbers) throws IOException {
    json.writeStartArray();
    for (int at = 0; at < length; at++) {
      json.writeNumber(numbers.applyAsInt(at));
    }
    json.writeEndArray();
  }
}
