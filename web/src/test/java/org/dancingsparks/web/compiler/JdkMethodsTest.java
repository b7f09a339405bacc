package org.dancingsparks.web.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compared with the JDK's own. */
class JdkMethodsTest {
  @ParameterizedTest
  @ValueSource(strings = {"", "\n", "a", "a\n", "a\n\nb", "\r\na\rb\n\r", "a\r\n\r\n"})
  void lines(String text) {
    // tag::web.compiler
    List<String> lines = StringMethods.lines(text).toList(); // as text.lines()
    // end::web.compiler
    assertThat(lines).isEqualTo(text.lines().toList());
  }

  @Test
  void products() {
    Seed.times(
        10_000,
        (random, seed) -> {
          long one = random.nextLong() >> random.nextInt(Long.SIZE);
          long other = random.nextLong() >> random.nextInt(Long.SIZE);
          assertThat(MathMethods.multiplyHigh(one, other)).isEqualTo(Math.multiplyHigh(one, other));
        });
  }

  @Test
  void replacements() {
    String text = "a1bb22$3";
    Pattern digits = Pattern.compile("[0-9]+");
    assertThat(MatcherMethods.replaceAll(digits.matcher(text), found -> "<" + found.group() + ">"))
        .isEqualTo(digits.matcher(text).replaceAll(found -> "<" + found.group() + ">"));
    assertThat(MatcherMethods.results(digits.matcher(text)).map(MatchResult::group))
        .containsExactly("1", "22", "3");
  }

  @Test
  void comparisons() {
    Integer[][] arrays = {{}, {1}, {1, 2}, {2}, {2, 1}};
    for (Integer[] one : arrays) {
      for (Integer[] other : arrays) {
        assertThat(Integer.signum(ArraysMethods.compare(one, other)))
            .isEqualTo(Integer.signum(Arrays.compare(one, other)));
        assertThat(Integer.signum(ArraysMethods.compare(ints(one), ints(other))))
            .isEqualTo(Integer.signum(Arrays.compare(one, other)));
      }
    }
    assertThat(CharacterMethods.toString(0x1F600)).isEqualTo(Character.toString(0x1F600));
  }

  private static int[] ints(Integer... numbers) {
    return Arrays.stream(numbers).mapToInt(number -> number).toArray();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"%d", "%,d and %s", "%2$,d of %1$s%n", "%s%% %,d", "%15d|%s", "no %n specifier"})
  void largeNumbers(String format) {
    for (String digits : List.of("0", "-12", "999", "-1000", "1234567890123456789012")) {
      Object[] arguments = {new BigInteger(digits), new BigInteger("1234567")};
      assertThat(
              String.format(
                  Locale.ROOT,
                  FormatterMethods.format(format, arguments),
                  FormatterMethods.arguments(format, arguments)))
          .isEqualTo(String.format(Locale.ROOT, format, arguments).replace("\r\n", "\n"));
    }
  }

  @Test
  void classesOfCharacters() {
    for (String pattern : List.of("\\h", "[#\\h]", "\\p{N}", "[\\p{L}\\p{N} _]")) {
      Pattern theirs = Pattern.compile(pattern);
      Pattern ours = Pattern.compile(PatternMethods.supported(pattern));
      for (int point = 0; point < 0x1_2000; point++) {
        String text = Character.toString(point);
        assertThat(ours.matcher(text).matches()).isEqualTo(theirs.matcher(text).matches());
      }
    }
  }
}
