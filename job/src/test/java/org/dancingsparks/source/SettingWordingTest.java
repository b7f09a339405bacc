package org.dancingsparks.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Term;
import org.dancingsparks.message.UserException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class SettingWordingTest {
  @ParameterizedTest
  @EnumSource(Term.class)
  void namesNeitherAFlagNorACommand(Term term) {
    String braces = "{" + term.name().toLowerCase(Locale.ROOT).replace('_', ' ') + "}";
    assertThat(new SettingWording().of("use " + braces)).doesNotContain("{", "--", "dance ");
  }

  @Test
  void failuresOfTheDataSourceAreWordedInSettings() {
    assertThatThrownBy(
            () ->
                SourceException.wording(
                    () -> {
                      throw new InputException("No room", "raise {memory}");
                    }))
        .hasMessage("No room; raise the setting memory.")
        .isInstanceOf(UserException.class)
        .extracting(e -> ((UserException) e).message(term -> "<" + term + ">"))
        .isEqualTo("No room; raise <MEMORY>.");
  }

  @Test
  void wordsRemediesInSettings() {
    InputException error = new InputException("No room", "raise {memory} or use {engine links}");
    assertThat(error.message(new SettingWording()))
        .isEqualTo("No room; raise the setting memory or use the setting engine 'links'.");
  }
}
