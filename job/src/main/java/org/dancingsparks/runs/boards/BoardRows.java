package org.dancingsparks.runs.boards;

import java.io.Serializable;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Types;
import org.dancingsparks.boards.SolvedBoard;
import org.dancingsparks.parquet.ColumnNames;
import org.dancingsparks.parquet.OptionArrays;
import org.dancingsparks.parquet.RowWriteSupport;

/**
 * The columns of boards: the open cells of each hole, the number of solutions, the options of the
 * first or NULL, and the nodes of a search for it or NULL. Immutable.
 */
public final class BoardRows implements RowWriteSupport<SolvedBoard>, Serializable {
  private static final long serialVersionUID = 1;

  private final int holes;
  private final ArrayList<String> names;

  /**
   * The columns of a puzzle's boards.
   *
   * @param holes their names
   */
  BoardRows(List<String> holes) {
    this.holes = holes.size();
    ColumnNames all = new ColumnNames();
    holes.forEach(all::add);
    List.of("solutions", "solution", "nodes").forEach(all::add);
    names = new ArrayList<>(all.names());
  }

  /** The names of the columns, in order. */
  List<String> names() {
    return List.copyOf(names);
  }

  @Override
  public MessageType type() {
    Types.MessageTypeBuilder type = Types.buildMessage();
    for (String hole : names.subList(0, holes)) {
      type.addField(
          Types.required(PrimitiveTypeName.BINARY)
              .as(LogicalTypeAnnotation.stringType())
              .named(hole));
    }
    type.addField(Types.required(PrimitiveTypeName.INT64).named(names.get(holes)));
    type.addField(
        Types.optionalList().requiredElement(PrimitiveTypeName.INT32).named(names.get(holes + 1)));
    type.addField(Types.optional(PrimitiveTypeName.INT64).named(names.get(holes + 2)));
    return type.named("board");
  }

  @Override
  public Set<String> distinct() {
    return Set.of();
  }

  @Override
  public void write(SolvedBoard board, RecordConsumer out) {
    for (int hole = 0; hole < holes; hole++) {
      String cells = board.open().get(hole);
      field(hole, out, () -> out.addBinary(Binary.fromString(cells)));
    }
    field(holes, out, () -> out.addLong(board.solutions().longValueExact()));
    if (board.solutions().signum() > 0) {
      int[] options = board.solution().stream().mapToInt(Integer::intValue).toArray();
      OptionArrays.write(out, names.get(holes + 1), holes + 1, options);
    }
    board.nodes().ifPresent(nodes -> field(holes + 2, out, () -> out.addLong(nodes)));
  }

  /**
   * Reads a row back.
   *
   * @param choice the number of its board, which it does not have
   */
  public SolvedBoard read(long choice, Group row) {
    List<String> open = IntStream.range(0, holes).mapToObj(hole -> row.getString(hole, 0)).toList();
    OptionalLong nodes =
        row.getFieldRepetitionCount(holes + 2) == 0
            ? OptionalLong.empty()
            : OptionalLong.of(row.getLong(holes + 2, 0));
    BigInteger solutions = BigInteger.valueOf(row.getLong(holes, 0));
    boolean hasSolution = row.getFieldRepetitionCount(holes + 1) > 0;
    List<Integer> solution =
        hasSolution ? OptionArrays.read(row.getGroup(holes + 1, 0)) : List.of();
    return new SolvedBoard(choice, open, solutions, solution, nodes);
  }

  private void field(int index, RecordConsumer out, Runnable value) {
    out.startField(names.get(index), index);
    value.run();
    out.endField(names.get(index), index);
  }
}
