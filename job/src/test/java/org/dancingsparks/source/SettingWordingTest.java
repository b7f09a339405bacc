package org.dancingsparks.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Term;
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
  void wordsRemediesInSettings() {
    InputException error = new InputException("No room", "raise {memory} or use {engine links}");
    assertThat(error.message(new SettingWording()))
        .isEqualTo("No room; raise the setting memory or use the setting engine 'links'.");
  }
}
