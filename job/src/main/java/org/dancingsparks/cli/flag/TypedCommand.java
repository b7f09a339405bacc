package org.dancingsparks.cli.flag;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import org.dancingsparks.message.Redacted;
import org.dancingsparks.message.ShellWord;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The user's command in shell syntax, to be run again: with full names and any necessary quotes,
 * but without secrets in URLs or flags that do not affect the result.
 */
public final class TypedCommand {
  private static final Set<String> WITHOUT_EFFECT =
      Set.of("--bins", "--json", "--memory", "--overwrite", "--quiet");

  private static final Set<String> OF_SUBJECT = Set.of("--given", "--board", "--item-order");

  /** The flags that name an output file. */
  private static final Set<String> WRITTEN = Set.of("--booklet", "--out");

  private TypedCommand() {}

  /**
   * Returns the words of a parsed command, with the files it writes stripped of their directories.
   */
  public static String text(CommandLine command) {
    StringJoiner words = new StringJoiner(" ");
    words.add(command.getCommandSpec().qualifiedName());
    // Each once, since a repeated flag is matched repeatedly.
    for (ArgSpec matched : new LinkedHashSet<>(command.getParseResult().matchedArgs())) {
      if (matched instanceof OptionSpec option) {
        add(words, option);
      } else {
        matched.originalStringValues().forEach(value -> words.add(shown(value)));
      }
    }
    return words.toString();
  }

  /** Returns the command's puzzle, and the flags that select or number its solutions. */
  public static String subject(CommandLine command) {
    StringJoiner words = new StringJoiner(" ");
    for (ArgSpec matched : new LinkedHashSet<>(command.getParseResult().matchedArgs())) {
      if (!(matched instanceof OptionSpec option)) {
        matched.originalStringValues().forEach(value -> words.add(shown(value)));
      } else if (OF_SUBJECT.contains(option.longestName())) {
        add(words, option);
      }
    }
    return words.toString();
  }

  private static void add(StringJoiner words, OptionSpec option) {
    String name = option.longestName();
    if (WITHOUT_EFFECT.contains(name)) {
      return;
    }
    boolean isWritten = WRITTEN.contains(name);
    List<String> values = option.arity().max() == 0 ? List.of("") : option.originalStringValues();
    for (String value : values) {
      words.add(name);
      if (option.arity().max() > 0) {
        words.add(shown(isWritten ? Redacted.fileName(value) : value));
      }
    }
  }

  /** Returns a word to print, without secrets. */
  private static String shown(String word) {
    return ShellWord.quoted(Redacted.text(word));
  }
}
