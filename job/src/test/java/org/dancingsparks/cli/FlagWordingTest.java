package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.dancingsparks.cli.session.Dance;
import org.dancingsparks.cli.session.StandardError;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Term;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import picocli.CommandLine;

final class FlagWordingTest {
  /** Flags of the launcher stand before the command's. */
  private static final String LAUNCHER = " -- ";

  private static final Pattern COMMAND = Pattern.compile("`dance (\\w+)`");
  private static final Pattern FLAG = Pattern.compile("--[\\w-]+");

  private final CommandLine dance =
      Commands.all(new Dance(new StandardError(new ByteArrayOutputStream(), 0)));

  @ParameterizedTest
  @EnumSource(Term.class)
  void namesAFlagOrACommandThatThereIs(Term term) {
    String name = new FlagWording().name(term);
    Matcher command = COMMAND.matcher(name);
    if (command.matches()) {
      assertThat(dance.getSubcommands()).containsKey(command.group(1));
    } else if (!name.contains(LAUNCHER)) {
      Matcher flag = FLAG.matcher(name);
      assertThat(flag.find()).as(name).isTrue();
      assertThat(flags()).contains(flag.group());
    }
  }

  @Test
  void wordsRemediesInFlags() {
    InputException error = new InputException("No room", "raise {memory} or use {engine links}");
    assertThat(error.message(new FlagWording()))
        .isEqualTo("No room; raise --memory or use --engine links.");
  }

  @ParameterizedTest
  @EnumSource(Term.class)
  void replacesItsBraces(Term term) {
    String braces = "{" + term.name().toLowerCase(Locale.ROOT).replace('_', ' ') + "}";
    assertThat(new FlagWording().of("use " + braces)).doesNotContain("{");
  }

  private Set<String> flags() {
    return dance.getSubcommands().values().stream()
        .flatMap(command -> command.getCommandSpec().optionsMap().keySet().stream())
        .collect(Collectors.toSet());
  }
}
