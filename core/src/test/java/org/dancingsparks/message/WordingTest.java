package org.dancingsparks.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class WordingTest {
  @ParameterizedTest
  @EnumSource(Term.class)
  void namesEachTermOnceForUsersOfTheLibrary(Term term) {
    String braces = "{" + term.name().toLowerCase(Locale.ROOT).replace('_', ' ') + "}";
    InputException error = new InputException("It failed", "use " + braces);
    assertThat(error).hasMessage("It failed; use " + Wording.LIBRARY.name(term) + ".");
    assertThat(error.getMessage()).doesNotContain("{", "--", "dance");
  }

  @Test
  void wordsARemedyForEachEntryPoint() {
    InputException error = new InputException("No room", "raise {memory} or use {engine links}");
    assertThat(error.message(term -> "<" + term + ">"))
        .isEqualTo("No room; raise <MEMORY> or use <ENGINE_LINKS>.");
  }

  @Test
  void insertsValuesAsTheyAre() {
    InputException error =
        new InputException("No room", "raise {memory} to %s, %d or %s", "{memory}", 7, "{{}{heap}");
    assertThat(error).hasMessage("No room; raise the memory budget to {memory}, 7 or {{}{heap}.");
  }

  @Test
  void leavesUnknownTermsAlone() {
    assertThat(new InputException("No", "use {1} or {board}"))
        .hasMessage("No; use {1} or {board}.");
  }

  @Test
  void leavesBracesInAProblemAlone() {
    assertThat(new InputException("No file {memory}", "raise {memory}"))
        .hasMessage("No file {memory}; raise the memory budget.");
  }
}
