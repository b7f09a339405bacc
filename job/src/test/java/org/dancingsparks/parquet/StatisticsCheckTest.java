package org.dancingsparks.parquet;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;
import org.dancingsparks.runs.DamagedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Statistics are compared with the values of a file. */
class StatisticsCheckTest {
  private static final int ROWS = 1000;

  @TempDir private java.nio.file.Path temporary;

  /** Rows whose texts lie in one array of bytes, which is said to be constant or reused. */
  private static final class Texts implements RowWriteSupport<String> {
    private final byte[] text = new byte[3];
    private final boolean isConstant;

    Texts(boolean isConstant) {
      this.isConstant = isConstant;
    }

    @Override
    public MessageType type() {
      return MessageTypeParser.parseMessageType(
          "message rows { required int64 number; required binary text; optional double half; }");
    }

    @Override
    public Set<String> distinct() {
      return Set.of("text");
    }

    @Override
    public void write(String row, RecordConsumer out) {
      byte[] bytes = row.getBytes(StandardCharsets.UTF_8);
      System.arraycopy(bytes, 0, text, 0, text.length);
      out.startField("number", 0);
      out.addLong(Long.parseLong(row));
      out.endField("number", 0);
      out.startField("text", 1);
      out.addBinary(
          isConstant ? Binary.fromConstantByteArray(text) : Binary.fromReusedByteArray(text));
      out.endField("text", 1);
      if (text[2] != '0') {
        out.startField("half", 2);
        out.addDouble(Long.parseLong(row) / 2.0);
        out.endField("half", 2);
      }
    }
  }

  private void write(Texts texts) throws Exception {
    Configuration hadoop = new Configuration(false);
    Path work = new Path(temporary.toUri());
    try (RowFile<String> file = new RowFile<>(0, work, texts, hadoop)) {
      for (int row = 0; row < ROWS; row++) {
        file.write("%03d".formatted(row * 7 % ROWS));
      }
      Path written = new Path(work, file.finish().file());
      RowReader.open(FileSystem.getLocal(hadoop), written, texts.type()).close();
    }
  }

  @Test
  void acceptsThoseOfTheValues() {
    assertThatCode(() -> write(new Texts(false))).doesNotThrowAnyException();
  }

  @Test
  void findsThoseOfAnArrayThatChangedWhileItWasHeld() {
    assertThatThrownBy(() -> write(new Texts(true)))
        .isInstanceOf(DamagedException.class)
        .hasMessageContaining("the statistics of its column text are wrong");
  }
}
