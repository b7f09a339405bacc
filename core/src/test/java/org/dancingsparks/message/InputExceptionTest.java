package org.dancingsparks.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.dancingsparks.format.PuzzleReader;
import org.dancingsparks.format.knuth.KnuthReader;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages are one line and safe to show on a terminal, whatever the input. */
class InputExceptionTest {
  private static void checkShowable(String message) {
    assertThat(message.codePoints())
        .allMatch(
            point ->
                !Character.isISOControl(point)
                    && Character.getType(point) != Character.FORMAT
                    && Character.getType(point) != Character.SURROGATE
                    && point != 0x2028
                    && point != 0x2029);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u001b[2J\u001b]0;title\u0007",
        "a\nb",
        "a\r\nb",
        "\u009b31m",
        "\u202eabc",
        "\u2028",
        "\u2029",
        "\u0000",
        "\ud800",
        "\udc00x",
        "\u200b",
        "\ufeff",
        "\u0085",
        "\t",
        "\u007f"
      })
  void escapeTerminalControls(String evil) {
    checkShowable(new InputException("The thing " + evil + " is wrong.").getMessage());
    checkShowable(InputException.at(evil, 1, evil, evil).getMessage());
  }

  @Test
  void showOrdinaryTextAsItIs() {
    String text = "The piece é 名 😀 \\ \" is wrong.";
    assertThat(new InputException(text)).hasMessage(text);
    assertThat(new InputException("a\u001bb")).hasMessage("a\\u001bb");
  }

  @Test
  void sayFileLineReasonAndText() {
    assertThat(InputException.at("f.yaml", 7, "  the line ", "It is wrong."))
        .hasMessage("f.yaml:7: It is wrong. In: the line");
  }

  @Test
  void showOnlyTheBeginningOfLongLines() {
    String message = InputException.at("f", 1, "x".repeat(10_000), "Too long.").getMessage();
    assertThat(message).hasSizeLessThan(100).endsWith("xxx...");
    checkShowable(InputException.at("f", 1, "x".repeat(59) + "😀y", "Cut in two.").getMessage());
  }

  @Test
  void staySoForAnyInputOfTheReaders() {
    Seed.times(
        500,
        (random, seed) -> {
          StringBuilder text = new StringBuilder();
          String signs = "ab|:% \n\t#-'\"{}[]&*!\u001b\u0085\u2028\ufeff\ud800\u0000name:board:";
          for (int length = random.nextInt(60); length > 0; length--) {
            text.append(signs.charAt(random.nextInt(signs.length())));
          }
          List.<Runnable>of(
                  () -> KnuthReader.read("f", text.toString()),
                  () -> PuzzleReader.read("f", text.toString()),
                  () -> PuzzleReader.read("f", "name: a\nboard: 1x1\npieces:\n  " + text))
              .forEach(InputExceptionTest::checkRefusal);
        });
  }

  /** Checks that a refusal throws this exception and no other. */
  private static void checkRefusal(Runnable reading) {
    try {
      reading.run();
    } catch (InputException e) {
      checkShowable(e.getMessage());
    }
  }
}
