package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.function.Supplier;
import org.dancingsparks.message.InputException;

/** The one way in which a reader may refuse bad input: by one line that is safe to show. */
final class Refusals {
  /** Reasons that concern a file as a whole. */
  private static final String WHOLE =
      " is empty; | has [\\d,]+ characters; | names no items; | holds no grid; | has \\d+ cells[,.] | is not square: ";

  private Refusals() {}

  /** Returns what was read, or empty if it was refused properly, with file and line. */
  static <T> Optional<T> ofText(String file, String text, Supplier<T> reading) {
    try {
      return Optional.of(reading.get());
    } catch (InputException e) {
      checkShowable(e.getMessage());
      assertThat(e.getMessage()).matches(file + "(:\\d+: .* In: .*|(" + WHOLE + ").*)");
      String place = e.getMessage().substring(file.length());
      if (place.startsWith(":")) {
        int line = Integer.parseInt(place.substring(1, place.indexOf(':', 1)));
        assertThat((long) line).isBetween(1L, text.lines().count() + 2);
      }
      return Optional.empty();
    }
  }

  /** Returns what was read, or empty if it was refused with a message that contains a text. */
  static <T> Optional<T> of(String words, Supplier<T> reading) {
    try {
      return Optional.of(reading.get());
    } catch (InputException e) {
      checkShowable(e.getMessage());
      assertThat(e.getMessage()).contains(words);
      return Optional.empty();
    }
  }

  static void checkShowable(String message) {
    assertThat(message.length()).isLessThan(20_000);
    assertThat(message.codePoints().allMatch(Refusals::isShowable)).as(message).isTrue();
  }

  private static boolean isShowable(int point) {
    return !Character.isISOControl(point)
        && Character.getType(point) != Character.FORMAT
        && Character.getType(point) != Character.SURROGATE
        && point != 0x2028
        && point != 0x2029;
  }
}
