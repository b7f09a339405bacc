package org.dancingsparks.cli.help;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Completion scripts of the shells; the one for bash is run by bash. */
class CompletionCommandTest {
  /** Completes as bash does on Tab, given the words, parted at colons. */
  private static final String COMPLETE =
      """
      . "$1"; shift
      COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=()
      type=$(complete -p dance); type=${type#*-F }
      "${type%% *}" dance "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      echo "${COMPREPLY[@]}"
      """;

  @TempDir private static Path temporary;

  private static Path script;

  @BeforeAll
  static void writeScript() {
    script = write(temporary.resolve("dance.bash"), printed("completion", "bash"));
  }

  private static String bash(List<String> words) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("bash"));
    command.addAll(words);
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(out).isZero();
    return out.strip();
  }

  @Test
  void scriptIsBashs() throws IOException, InterruptedException {
    assertThat(bash(List.of("-n", script.toString()))).isEmpty();
    assertThat(printed("completion", "zsh")).isEqualTo(printed("completion", "bash"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          dance marg                     | marginals
          dance solve kan                | kanoodle kanoodle-pyramid
          dance show iq                  | iq-fit iq-fit-physical iq-puzzler-pro:5x11 iq-puzzler-pro:diagonal iq-puzzler-pro-pyramid
          dance count pentominoes : 6    | 6x10
          dance count one-sided-pentominoes : | 3x30 5x18 6x15 9x10
          dance count soma --up          | --up-to-symmetry
          dance count soma --engine d    | diagram
          dance export soma --format d   | dlx dimacs
          dance plan chal                | challenges
          dance completion f             | fish
          dance count tray               | ''
          """)
  void bashCompletesCommandsFlagsAndPuzzles(String words, String completions)
      throws IOException, InterruptedException {
    List<String> arguments = new ArrayList<>(List.of("-c", COMPLETE, "complete"));
    arguments.add(script.toString());
    arguments.addAll(List.of(words.split(" ")));
    assertThat(bash(arguments)).isEqualTo(completions);
  }

  @Test
  void fishIsToldCommandsFlagsAndPuzzles() {
    assertThat(printed("completion", "fish").lines())
        .contains(
            "complete -c dance -n '__fish_use_subcommand' -f -a count -d 'Counts all solutions'",
            "complete -c dance -n '__fish_seen_subcommand_from count' -l json -d 'Print JSON'")
        .anyMatch(
            line -> line.matches(".*_from plan; and not .*_from challenges' -f -a challenges .*"))
        .anyMatch(line -> line.matches(".*_from plan; and [^ ]*_from challenges' -l pieces .*"))
        .anyMatch(line -> line.matches(".*_from challenges; and not .*_from plan' -l booklet .*"))
        .anyMatch(line -> line.contains("from export' -l format -x -a 'dlx dimacs'"))
        .anyMatch(line -> line.matches(".*from nth' -a 'kanoodle .*'"))
        .allMatch(line -> line.matches("# .*|complete -c dance -n '[^']*' -[fals] .*"));
    dance("completion", "tcsh").assertUsageError();
  }
}
