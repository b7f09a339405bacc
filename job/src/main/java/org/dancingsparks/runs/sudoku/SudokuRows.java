package org.dancingsparks.runs.sudoku;

import java.util.Set;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;
import org.dancingsparks.parquet.RowWriteSupport;

/** The columns of a solved list: a row for each puzzle. */
public final class SudokuRows implements RowWriteSupport<SudokuRow> {
  private static final MessageType TYPE =
      MessageTypeParser.parseMessageType(
          """
          message sudoku {
            required int64 line;
            required binary puzzle (STRING);
            required int32 solutions;
            optional binary solution (STRING);
            required int64 nodes;
            optional binary difficulty (STRING);
            required boolean propagation;
          }
          """);

  @Override
  public MessageType type() {
    return TYPE;
  }

  @Override
  public Set<String> distinct() {
    return BinFiles.DISTINCT;
  }

  @Override
  public void write(SudokuRow row, RecordConsumer out) {
    out.startField("line", 0);
    out.addLong(row.line);
    out.endField("line", 0);
    out.startField("puzzle", 1);
    out.addBinary(Binary.fromReusedByteArray(row.puzzle));
    out.endField("puzzle", 1);
    out.startField("solutions", 2);
    out.addInteger(row.solutions);
    out.endField("solutions", 2);
    if (row.solutions > 0) {
      out.startField("solution", 3);
      out.addBinary(Binary.fromReusedByteArray(row.solution));
      out.endField("solution", 3);
    }
    out.startField("nodes", 4);
    out.addLong(row.nodes);
    out.endField("nodes", 4);
    if (row.difficulty != null) {
      out.startField("difficulty", 5);
      out.addBinary(Binary.fromString(row.difficulty.text()));
      out.endField("difficulty", 5);
    }
    out.startField("propagation", 6);
    out.addBoolean(row.isSolvedByPropagation);
    out.endField("propagation", 6);
  }
}
