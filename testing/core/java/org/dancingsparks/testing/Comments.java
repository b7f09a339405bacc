package org.dancingsparks.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Conventions for the comments in sources. Each method returns what breaks one, sorted: an empty
 * list is a convention that holds.
 */
public final class Comments {
  private static final Pattern QUESTION =
      Pattern.compile("/\\*\\*?[\\s*]*(?:What|How|Where|Which|Whether)\\b[^\\n]*");
  private static final Pattern DRAWING = Pattern.compile("(?s)<pre>(?!\\{@code).*?</pre>");
  private static final Pattern NAME = Pattern.compile("\\b[A-Z][a-z0-9]\\w*");
  private static final Pattern TYPE = Pattern.compile("\\b(?:class|record|interface|enum) (\\w+)");

  /** Capitalised words of drawings that are no types of ours. */
  private static final Set<String> FOREIGN =
      Set.of(
          "Bregman",
          "Burnside",
          "Glynn",
          "Kryo",
          "Minc",
          "Spark",
          "SparkContext",
          "SparkSession",
          "Waerden");

  private Comments() {}

  /** Javadoc and block comments that begin with a question word rather than a noun or a verb. */
  public static List<String> questions(Path sources) {
    return files(sources)
        .flatMap(
            file ->
                matches(QUESTION, read(file))
                    .map(found -> file.getFileName() + ": " + found.group()))
        .sorted()
        .toList();
  }

  /**
   * Names of types in the drawings of packages that no type has.
   *
   * @param sources a folder whose packages are drawn
   * @param all folders with all types that a drawing may name
   */
  public static List<String> drawingsOfNoType(Path sources, List<Path> all) {
    Set<String> types =
        all.stream()
            .flatMap(Comments::files)
            .flatMap(file -> matches(TYPE, read(file)))
            .map(type -> type.group(1))
            .collect(Collectors.toSet());
    return files(sources)
        .filter(file -> file.endsWith("package-info.java"))
        .flatMap(file -> drawn(file).map(name -> file.getParent().getFileName() + ": " + name))
        .filter(drawn -> !isType(drawn.replaceFirst(".*: ", ""), types))
        .sorted()
        .toList();
  }

  /** A plural counts as the type that it is made of. */
  private static boolean isType(String name, Set<String> types) {
    return types.contains(name) || types.contains(name.replaceFirst("s$", ""));
  }

  private static Stream<String> drawn(Path file) {
    return matches(DRAWING, read(file))
        .flatMap(drawing -> matches(NAME, drawing.group()))
        .map(MatchResult::group)
        .filter(name -> !FOREIGN.contains(name));
  }

  private static Stream<MatchResult> matches(Pattern pattern, String text) {
    return pattern.matcher(text).results();
  }

  private static Stream<Path> files(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
