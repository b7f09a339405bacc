package org.dancingsparks.cli.help;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.message.Printable;
import org.dancingsparks.message.ShellWord;
import org.dancingsparks.message.Suggestions;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Describes usage errors in one line, with a suggestion, in place of picocli's own messages. */
public final class UsageErrors {
  private static final String GROUPED = "-?\\d{1,3}([,._'\u2019 ]\\d{3})+";

  private UsageErrors() {}

  /** Returns the message of an error. */
  public static String message(ParameterException error) {
    if (error instanceof UnmatchedArgumentException unmatched) {
      return unmatched(unmatched);
    }
    if (error instanceof MissingParameterException missing) {
      return missing(missing);
    }
    if (error instanceof OverwrittenOptionException twice) {
      return "%s is given twice; give it once."
          .formatted(((OptionSpec) twice.getOverwritten()).longestName());
    }
    boolean isValue = error.getArgSpec() != null && error.getValue() != null;
    return isValue ? value(error) : error.getMessage();
  }

  private static String unmatched(UnmatchedArgumentException error) {
    CommandLine command = error.getCommandLine();
    String word = error.getUnmatched().get(0);
    boolean isTop = command.getParent() == null;
    if (word.startsWith("-")) {
      return unknownFlag(command, word);
    }
    return isTop
        ? unknownCommand(command, word)
        : "%s is one word too many: `%s` takes %s."
            .formatted(
                Printable.text(word),
                command.getCommandSpec().qualifiedName(),
                positionals(command.getCommandSpec()));
  }

  /** Returns the arguments that a command takes besides flags. */
  private static String positionals(CommandSpec command) {
    String labels =
        command.positionalParameters().stream()
            .map(UsageErrors::label)
            .collect(Collectors.joining(" "));
    return labels.isEmpty() ? "flags only" : labels;
  }

  /** Returns an argument's label without the brackets that a synopsis shows. */
  private static String label(ArgSpec argument) {
    return argument.paramLabel().replaceAll("[\\[\\]]", "");
  }

  private static String unknownFlag(CommandLine command, String word) {
    String flag = word.replaceFirst("=.*", "");
    CommandSpec spec = command.getCommandSpec();
    if (flag.equals("--n") && spec.findOption("--limit") != null) {
      return "--n was renamed; use --limit N.";
    }
    List<String> flags =
        spec.options().stream()
            .filter(known -> !known.hidden())
            .map(OptionSpec::longestName)
            .toList();
    return "`%s` has no flag %s.%s"
        .formatted(
            spec.qualifiedName(),
            Printable.text(flag),
            Suggestions.question(FlagSuggestions.nearest(flag, flags)));
  }

  /** Returns the message for a word that is neither a command nor a subcommand. */
  static String unknownCommand(CommandLine parent, String word) {
    String shown = Printable.text(word);
    boolean isTop = parent.getParent() == null;
    if (isTop && isPuzzle(word)) {
      return "%s is a puzzle; name a command before it, as in `dance count %2$s` or `dance solve %2$s`."
          .formatted(shown, ShellWord.quoted(shown));
    }
    return "There is no command %s%s.%s"
        .formatted(
            isTop ? "" : parent.getCommandName() + " ",
            shown,
            Suggestions.of(word, parent.getSubcommands().keySet()));
  }

  private static boolean isPuzzle(String word) {
    return NamedPuzzles.isNamed(NamedPuzzles.canonical(word))
        || word.matches("(?i).*\\.(yaml|yml|dlx|xcd)(#.*)?");
  }

  private static String missing(MissingParameterException error) {
    Optional<String> flag =
        error.getCommandLine().getUnmatchedArguments().stream()
            .filter(word -> word.startsWith("-"))
            .findFirst();
    if (flag.isPresent()) {
      // The missing argument may be the mistyped flag.
      return unknownFlag(error.getCommandLine(), flag.get());
    }
    ArgSpec first = error.getMissing().get(0);
    String command = error.getCommandLine().getCommandSpec().qualifiedName();
    if (first instanceof OptionSpec option) {
      return option.required()
          ? "`%s` needs %s %s.".formatted(command, option.longestName(), option.paramLabel())
          : "%s needs a value: %1$s %s.".formatted(option.longestName(), option.paramLabel());
    }
    return "`%s` needs %s: %s".formatted(command, label(first), description(first));
  }

  private static String description(ArgSpec argument) {
    String text = argument.description()[0];
    return text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1);
  }

  private static String value(ParameterException error) {
    ArgSpec argument = error.getArgSpec();
    String name = argument instanceof OptionSpec flag ? flag.longestName() : label(argument);
    String value = Printable.text(error.getValue());
    return "%s cannot be %s%s".formatted(name, value.isEmpty() ? "empty" : value, why(error));
  }

  private static String why(ParameterException error) {
    Class<?> type = error.getArgSpec().type();
    if (isNumber(type)) {
      String digits = error.getValue().replaceAll("[^0-9-]", "");
      if (error.getValue().matches("-?\\d+")) {
        return digits.startsWith("-") ? "; it is too small." : "; it is too large.";
      }
      return error.getValue().matches(GROUPED)
          ? ": write %s, without separators.".formatted(digits)
          : "; it is a%s number.".formatted(isReal(type) ? "" : " whole");
    }
    if (type.isEnum()) {
      return "; use %s.".formatted(choices(type));
    }
    boolean isOwn = type == String.class && error.getCause() instanceof TypeConversionException;
    return isOwn ? ": " + error.getCause().getMessage() : "; it is a flag without a value.";
  }

  /** Returns the values of an enumeration as users type them, as in: auto, links or diagram. */
  private static String choices(Class<?> type) {
    return Stream.of(type.getEnumConstants())
        .map(constant -> constant.toString().toLowerCase(Locale.ROOT))
        .collect(Collectors.joining(", "))
        .replaceFirst(", (?=[^,]*$)", " or ");
  }

  private static boolean isReal(Class<?> type) {
    return type == double.class || type == Double.class;
  }

  private static boolean isNumber(Class<?> type) {
    return isReal(type)
        || type == BigInteger.class
        || type == int.class
        || type == Integer.class
        || type == long.class
        || type == Long.class;
  }
}
