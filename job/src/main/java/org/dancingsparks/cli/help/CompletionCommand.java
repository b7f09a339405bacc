package org.dancingsparks.cli.help;

import java.util.Locale;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code dance completion}: a script that makes a shell complete commands, flags and puzzles. */
@Command(
    name = "completion",
    description = {
      "Prints a script that lets your shell complete what you type.",
      "It completes commands, flags and puzzle names, also for scripts/dance."
    },
    mixinStandardHelpOptions = true,
    footerHeading = HelpCommand.EXAMPLES,
    footer = {
      "  source <(dance completion bash)",
      "  source <(dance completion zsh)",
      "  dance completion fish > ~/.config/fish/completions/dance.fish"
    })
public final class CompletionCommand implements Runnable {
  /**
   * Stops the shell from completing file names where no word fits. A puzzle or a value can still be
   * a file.
   */
  private static final String ONLY_WORDS = "  type compopt &>/dev/null && compopt +o default\n";

  private static final String COLONS =
      """

      # Names of puzzles hold colons, at which bash breaks words: joins the words, and of what may
      # follow leaves out what stands before the last colon.
      function _PROGRAM_with_colons() {
        local words=() word before='' at current=0
        for ((at = 0; at < ${#COMP_WORDS[@]}; at++)); do
          word=${COMP_WORDS[at]}
          if ((at > 1)) && [[ $word == :* || $before == *: ]]; then
            words[${#words[@]}-1]+=$word
          else
            words+=("$word")
          fi
          if ((at <= COMP_CWORD)); then current=$((${#words[@]} - 1)); fi
          before=$word
        done
        local COMP_WORDS=("${words[@]}") COMP_CWORD=$current
        _complete_PROGRAM "$@"
        word=${COMP_WORDS[COMP_CWORD]}
        COMPREPLY=("${COMPREPLY[@]#"${word%"${word##*:}"}"}")
      }
      if [[ -z ${ZSH_VERSION:-} ]]; then
        complete -F _PROGRAM_with_colons -o default PROGRAM
      fi
      """;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "SHELL", description = "bash, zsh or fish.")
  private Shell shell;

  /** A shell that completes words. */
  enum Shell {
    BASH,
    ZSH,
    FISH;

    /** Returns the name as users type it and shells complete it. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Override
  public void run() {
    CommandLine dance = spec.root().commandLine();
    String script = shell == Shell.FISH ? FishCompletion.script(dance) : bash(dance);
    spec.commandLine().getOut().print(script);
  }

  /** Returns the script for bash. It also works in zsh, which can read bash completions. */
  private static String bash(CommandLine dance) {
    String name = dance.getCommandName();
    return AutoComplete.bash(name, dance).replace(ONLY_WORDS, "") + COLONS.replace("PROGRAM", name);
  }
}
