package org.dancingsparks.cli.help;

import static org.assertj.core.api.Assertions.assertThat;

import org.dancingsparks.cli.Commands;
import org.dancingsparks.cli.flag.TypedCommand;
import org.dancingsparks.cli.session.Dance;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class TypedCommandTest {
  private static String text(String... words) {
    CommandLine all = Commands.all(new Dance(null));
    all.parseArgs(words);
    return TypedCommand.text(all.getSubcommands().get(words[0]));
  }

  @Test
  void wordsAreAsTypedAndQuotedForShells() {
    assertThat(
            text(
                "challenges",
                "my hearts/heart.yaml",
                "--given",
                "#7",
                "--given=A=(1,2)",
                "--pieces=4-2",
                "--title",
                "Anna's"))
        .isEqualTo(
            "dance challenges 'my hearts/heart.yaml' --given '#7' --given 'A=(1,2)' --pieces 4-2"
                + " --title 'Anna'\\''s'");
  }

  @Test
  void whatHasNoEffectOnTheResultIsLeftOut() {
    assertThat(
            text(
                "sudoku",
                "--generate",
                "2",
                "--overwrite",
                "--booklet",
                "/home/anna/x.html",
                "--quiet"))
        .isEqualTo("dance sudoku --generate 2 --booklet x.html");
  }
}
