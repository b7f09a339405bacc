package org.dancingsparks.cli.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class StandardErrorTest {
  private static final String CLEAR = "\r\u001b[K";

  private final ByteArrayOutputStream shown = new ByteArrayOutputStream();

  private String shown() {
    return shown.toString(StandardCharsets.UTF_8);
  }

  @Test
  void noTerminalHasNoStatusAndNoEscapes() {
    StandardError err = new StandardError(shown, 0);
    err.status("10 %");
    new PrintStream(err, true, StandardCharsets.UTF_8).print("a line\n");
    err.status("");
    assertThat(shown()).isEqualTo("a line\n");
  }

  @Test
  void sameStatusIsDrawnOnce() {
    StandardError err = new StandardError(shown, 80);
    err.status("10 %");
    String once = shown();
    err.status("10 %");
    assertThat(shown()).isEqualTo(once);
  }

  @Test
  void resultOnTheSameTerminalTakesThePlaceOfTheStatus() throws Exception {
    StandardError err = new StandardError(shown, 80);
    err.status("10 %");
    shown.reset();
    new ResultStream(shown, err).write("8\n".getBytes(StandardCharsets.UTF_8));
    assertThat(shown()).isEqualTo(CLEAR + "8\n");
  }

  @Test
  void afterTheLastWordThereIsSilence() {
    StandardError err = new StandardError(shown, 80);
    err.status("10 %");
    shown.reset();
    err.lastWord("what is finished is kept");
    err.status("11 %");
    new PrintStream(err, true, StandardCharsets.UTF_8).print("a trace\n");
    err.lastWord("again");
    assertThat(shown()).isEqualTo(CLEAR + "what is finished is kept\n");
  }

  @Test
  void lastWordMayBeNone() {
    StandardError err = new StandardError(shown, 0);
    err.lastWord("");
    assertThat(shown()).isEmpty();
  }

  /** Secrets are left out of lines of any kind, also of those written in pieces. */
  @Test
  void secretsOfUrlsAreLeftOut() throws IOException {
    StandardError err = new StandardError(shown, 200);
    err.status("q: hdfs://u:secret@h/x");
    err.write("é lost hdfs://u:sec".getBytes(StandardCharsets.UTF_8));
    err.write("ret@h/x\nand".getBytes(StandardCharsets.UTF_8));
    err.write('.');
    err.flush();
    err.lastWord("hdfs://u:secret@h/x");

    assertThat(shown())
        .contains("q: hdfs://***@h/x", "é lost hdfs://***@h/x\nand.", "\nand.hdfs://***@h/x")
        .doesNotContain("secret");
  }
}
