package org.dancingsparks.web;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Shapes;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Point;
import org.dancingsparks.view.BoardPainter;
import org.dancingsparks.view.Medium;

/**
 * Tells the cells to draw a board on: those of one layer of a lattice, in reading order, with the
 * corners of each as they are drawn.
 *
 * <p>In staggered rows, those of one parity of the sum of row and column.
 *
 * <pre>
 * {"cells": [[1, 2], ...], "outlines": [[0, 0, 40, 0, ...], ...]}
 * </pre>
 */
record GridAnswer(Lattice lattice, int rows, int columns, int parity, Answers answers) {
  /** The side of a cell, as in the page to play with. */
  private static final double SIDE = 40;

  /** Maximum number of rows and of columns. */
  private static final int MOST = 80;

  private static final Map<String, Lattice> LATTICES =
      Arrays.stream(Lattice.values()).collect(Collectors.toMap(Lattice::text, Function.identity()));

  /** Reads the words of a question: the lattice, numbers of rows and columns, and the parity. */
  static GridAnswer of(List<String> words, Answers answers) {
    return new GridAnswer(
        LATTICES.get(words.get(0)),
        number(words.get(1)),
        number(words.get(2)),
        Integer.parseInt(words.get(3)),
        answers);
  }

  private static int number(String word) {
    return Math.max(1, Math.min(MOST, Integer.parseInt(word)));
  }

  void tell() {
    List<Cell> cells =
        Shapes.box(rows, columns, 1).stream()
            .filter(cell -> !lattice.isStaggered() || (cell.row() + cell.column()) % 2 == parity)
            .toList();
    BoardPainter painter = new BoardPainter(puzzle(cells), SIDE, Set.of(), Medium.SCREEN);
    answers.tell(
        JsonLine.of(
            json -> {
              lists(json, "cells", cells, cell -> DoubleStream.of(cell.row(), cell.column()));
              lists(json, "outlines", cells, cell -> corners(painter.outline(cell)));
            }));
  }

  /** The board of these cells, with a piece of the first one. */
  private PiecePuzzle puzzle(List<Cell> cells) {
    Mark mark = new Mark("cell", 'c', Optional.empty());
    Piece piece = Piece.of(mark, lattice, Turns.NONE, cells.subList(0, 1));
    return new PiecePuzzle("grid", new Board(lattice, cells), List.of(piece));
  }

  private static DoubleStream corners(List<Point> outline) {
    return outline.stream()
        .flatMapToDouble(corner -> DoubleStream.of(corner.x(), corner.y()))
        .map(value -> Math.round(value * 100) / 100.0);
  }

  private static void lists(
      JsonGenerator json, String field, List<Cell> cells, Function<Cell, DoubleStream> numbers)
      throws IOException {
    json.writeArrayFieldStart(field);
    for (Cell cell : cells) {
      double[] list = numbers.apply(cell).toArray();
      json.writeArray(list, 0, list.length);
    }
    json.writeEndArray();
  }
}
