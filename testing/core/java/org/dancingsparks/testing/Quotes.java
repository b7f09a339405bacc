package org.dancingsparks.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The code with which the comments of packages begin. Java is a quote of the tests: the lines
 * between {@code // tag::PACKAGE} and {@code // end::PACKAGE}. Commands and what they print are
 * quotes of the pages, which are run.
 */
public final class Quotes {
  private static final int MAX_LINES = 10;
  private static final String PACKAGE = "package org.dancingsparks.";
  private static final Pattern CODE = Pattern.compile("(?s)<pre>\\{@code\n(.*?) \\* \\}</pre>");
  private static final Pattern CONSOLE = Pattern.compile("(?s)```console\n(.*?)```");
  private static final Pattern REGION =
      Pattern.compile("(?s)// tag::([\\w.]+)\n(.*?)\n *// end::\\1\n");

  private final String tests;
  private final String consoles;

  private Quotes(Path tests, Path root) {
    this.tests = text(tests, ".java").collect(Collectors.joining());
    consoles =
        Stream.concat(text(root.resolve("docs"), ".md"), Stream.of(read(root.resolve("README.md"))))
            .flatMap(page -> CONSOLE.matcher(page).results())
            .map(console -> "\n" + console.group(1))
            .collect(Collectors.joining());
  }

  /**
   * The packages whose comments begin with no quote. {@code -Ddocs.write=true} writes those of Java
   * where they differ.
   *
   * @param sources a folder of packages
   * @param tests that of their tests
   * @param root of the project, for its pages
   */
  public static List<String> faults(Path sources, Path tests, Path root) {
    Quotes quotes = new Quotes(tests, root);
    List<String> faults = new ArrayList<>();
    try (Stream<Path> files = Files.walk(sources)) {
      for (Path file : files.filter(file -> file.endsWith("package-info.java")).toList()) {
        quotes.fault(file).ifPresent(faults::add);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return faults.stream().sorted().toList();
  }

  /**
   * The lines between the two tags of a region, without their indentation; empty if none has it.
   */
  public static Optional<String> region(String text, String name) {
    return REGION
        .matcher(text)
        .results()
        .filter(region -> region.group(1).equals(name))
        .map(region -> region.group(2).stripIndent())
        .findFirst();
  }

  private Optional<String> fault(Path file) throws IOException {
    String text = read(file);
    String name = text.substring(text.indexOf(PACKAGE) + PACKAGE.length(), text.lastIndexOf(';'));
    Matcher code = CODE.matcher(text);
    if (!code.find()) {
      return Optional.of(name + ": no code; begin with up to ten lines that run");
    }
    String quoted = code.group(1).replaceAll("(?m)^ \\* ?", "");
    if (quoted.lines().count() > MAX_LINES) {
      return Optional.of(name + ": more than ten lines of code");
    }
    if (quoted.startsWith("$ ")) {
      return consoles.contains("\n" + quoted)
          ? Optional.empty()
          : Optional.of(name + ": no page prints this");
    }
    Optional<String> region = region(tests, name);
    if (region.isEmpty()) {
      return Optional.of(name + ": no test has the region " + name);
    }
    String expected = region.get() + "\n";
    if (quoted.equals(expected)) {
      return Optional.empty();
    }
    if (Boolean.getBoolean("docs.write")) {
      String lines = expected.replaceAll("(?m)^(?=.)", " * ").replaceAll("(?m)^$(?!\\z)", " *");
      Files.writeString(
          file, text.substring(0, code.start(1)) + lines + text.substring(code.end(1)));
    }
    return Optional.of(name + ": differs from the region of the tests");
  }

  private static Stream<String> text(Path folder, String ending) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList().stream()
          .map(Quotes::read);
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
