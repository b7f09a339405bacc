package org.dancingsparks.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** String literals in sources that name a flag or a command of {@code dance}. */
public final class Literals {
  private static final Pattern LITERAL =
      Pattern.compile("(?s)\"\"\".*?\"\"\"|\"(?:[^\"\\\\\\n]|\\\\.)*\"");
  private static final Pattern COMMENT = Pattern.compile("(?m)^\\s*(//|/?\\*).*$");

  /**
   * A flag stands at the beginning or after what is no letter; a command of dance after its name.
   */
  private static final Pattern NAMED = Pattern.compile("(?:^|[^\\w-])--[a-z]|\\bdance [a-z]");

  private Literals() {}

  /**
   * The literals that name one, each with its file, sorted.
   *
   * @param sources a folder of Java files
   * @param exempt names of packages and files that may
   */
  public static List<String> ofFlags(Path sources, List<String> exempt) {
    try (Stream<Path> files = Files.walk(sources)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> exempt.stream().noneMatch(name -> contains(file, name)))
          .flatMap(file -> named(file).stream())
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean contains(Path file, String name) {
    for (Path part : file) {
      if (part.toString().equals(name)) {
        return true;
      }
    }
    return false;
  }

  private static List<String> named(Path file) {
    List<String> named = new ArrayList<>();
    Matcher literal = LITERAL.matcher(COMMENT.matcher(read(file)).replaceAll(""));
    while (literal.find()) {
      String text = literal.group().substring(1, literal.group().length() - 1);
      if (NAMED.matcher(text).find()) {
        named.add("%s: \"%s\"".formatted(file.getFileName(), text));
      }
    }
    return named;
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
