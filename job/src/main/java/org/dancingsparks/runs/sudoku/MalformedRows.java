package org.dancingsparks.runs.sudoku;

import java.util.Set;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;
import org.dancingsparks.parquet.RowWriteSupport;
import org.dancingsparks.runs.RunNames;

/** The columns of a {@link Malformed} line. */
final class MalformedRows implements RowWriteSupport<Malformed> {
  private static final MessageType TYPE =
      MessageTypeParser.parseMessageType(
          """
          message rejected {
            required int64 line;
            required binary text (STRING);
            required binary reason (STRING);
          }
          """);

  @Override
  public MessageType type() {
    return TYPE;
  }

  @Override
  public String fileName(int bin) {
    return RunNames.rejectedName(bin);
  }

  @Override
  public Set<String> distinct() {
    return BinFiles.DISTINCT;
  }

  @Override
  public void write(Malformed row, RecordConsumer out) {
    out.startField("line", 0);
    out.addLong(row.line());
    out.endField("line", 0);
    out.startField("text", 1);
    out.addBinary(Binary.fromString(row.text()));
    out.endField("text", 1);
    out.startField("reason", 2);
    out.addBinary(Binary.fromString(row.reason()));
    out.endField("reason", 2);
  }
}
