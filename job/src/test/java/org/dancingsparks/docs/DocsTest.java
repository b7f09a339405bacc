package org.dancingsparks.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dancingsparks.testing.Quotes;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The pages are true: commands print what the pages show, lines of Java are quotes of tested code,
 * and links lead to files.
 *
 * <p>{@code -Ddocs.write=true} writes the printed output into the pages where it differs.
 */
@Tag("slow")
class DocsTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  private static List<String> report;

  static List<Path> pages() throws IOException {
    return Page.all(ROOT);
  }

  @BeforeAll
  static void runAllPages(@TempDir Path directory) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.add("-Ddocs.write=" + System.getProperty("docs.write", ""));
    command.add("-cp");
    command.add(absolute(System.getProperty("java.class.path")));
    command.add(PageRunner.class.getName());
    pages().forEach(page -> command.add(page.toString()));
    Path out = Path.of("target/docs-report.txt").toAbsolutePath();
    Path err = directory.resolve("err");
    Path work = Files.createDirectory(directory.resolve("work"));
    int code =
        new ProcessBuilder(command)
            .directory(work.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start()
            .waitFor();
    report = Files.readAllLines(out);
    assertThat(code).as(Files.readString(err)).isZero();
  }

  private static String absolute(String classPath) {
    return Stream.of(classPath.split(File.pathSeparator))
        .map(entry -> Path.of(entry).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  @ParameterizedTest
  @MethodSource("pages")
  void commandsPrintWhatThePagePrints(Path page) {
    int end = indexOf("ran " + page + " in ");
    assertThat(end).as("ran to its end").isNotNegative();
    int start = end;
    while (start > 0 && !report.get(start - 1).startsWith("ran ")) start--;
    assertThat(String.join("\n", report.subList(start, end))).isEmpty();
  }

  private static int indexOf(String prefix) {
    for (int at = 0; at < report.size(); at++) {
      if (report.get(at).startsWith(prefix)) return at;
    }
    return -1;
  }

  @ParameterizedTest
  @MethodSource("pages")
  void linesOfJavaAreQuotesOfTestedCode(Path page) throws IOException {
    for (Block block : Page.read(page).blocks()) {
      if (block.language().equals("java") && block.remark("not run").isEmpty()) {
        String[] quoted = block.remark("quote").orElse("nothing#").split("#");
        Path source = ROOT.resolve(quoted[0]);
        assertThat(source).as("%s:%d names its source", page, block.line()).exists();
        assertThat(Quotes.region(Files.readString(source), quoted[1])).contains(block.text());
      }
    }
  }

  /** Tests only the syntax of Python: PySpark and pandas are not part of a build. */
  @ParameterizedTest
  @MethodSource("pages")
  void linesOfPythonCompile(Path page, @TempDir Path directory) throws Exception {
    for (Block block : Page.read(page).blocks()) {
      if (block.language().equals("python")) {
        assumeThat(hasPython()).isTrue();
        Path file = Files.writeString(directory.resolve("lines.py"), block.text() + "\n");
        Process python = python("-m", "py_compile", file.toString());
        assertThat(python.waitFor()).as("%s:%d", page, block.line()).isZero();
      }
    }
  }

  private static boolean hasPython() throws InterruptedException {
    try {
      return python("--version").waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }

  private static Process python(String... words) throws IOException {
    List<String> command = new ArrayList<>(List.of("python3"));
    command.addAll(List.of(words));
    return new ProcessBuilder(command).redirectErrorStream(true).start();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void linksLeadToFiles(Path page) throws IOException {
    assertThat(Page.read(page).links()).allSatisfy(link -> assertThat(link).exists());
  }

  /** Types of ours that a page names; those of others stand without code font. */
  @ParameterizedTest
  @MethodSource("pages")
  void typesThatAPageNamesExist(Path page) throws IOException {
    assumeThat(page.getFileName().toString()).isNotEqualTo("CHANGELOG.md");
    assertThat(Page.read(page).types()).isSubsetOf(types());
  }

  private static Set<String> types() throws IOException {
    try (Stream<Path> files = Files.walk(ROOT)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".java"))
          .map(name -> name.replace(".java", ""))
          .collect(Collectors.toSet());
    }
  }

  @Test
  void readmeHasAtMostTwoHundredLines() throws IOException {
    assertThat(Files.readAllLines(ROOT.resolve("README.md"))).hasSizeLessThanOrEqualTo(200);
  }
}
