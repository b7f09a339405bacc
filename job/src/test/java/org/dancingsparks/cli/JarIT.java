package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;

/** A look inside the jar that is shipped. */
class JarIT {
  private static final String JAR = System.getProperty("job.jar");

  private static List<String> entries() {
    try (ZipFile jar = new ZipFile(JAR)) {
      return jar.stream().map(ZipEntry::getName).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(String entry) {
    try (ZipFile jar = new ZipFile(JAR)) {
      return new String(
          jar.getInputStream(jar.getEntry(entry)).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void mainClassIsNamed() throws IOException {
    try (JarFile jar = new JarFile(JAR)) {
      assertThat(jar.getManifest().getMainAttributes().getValue("Main-Class"))
          .isEqualTo("org.dancingsparks.cli.Main");
    }
  }

  @Test
  void everyClassIsOursOrRelocated() {
    List<String> classes = entries().stream().filter(name -> name.endsWith(".class")).toList();

    assertThat(classes)
        .hasSizeGreaterThan(100)
        .allMatch(name -> name.startsWith("org/dancingsparks/"))
        .contains(
            "org/dancingsparks/cli/Main.class",
            "org/dancingsparks/cover/Links.class",
            "org/dancingsparks/bundled/picocli/CommandLine.class",
            "org/dancingsparks/bundled/treelayout/TreeLayout.class")
        .anyMatch(name -> name.startsWith("org/dancingsparks/bundled/snakeyaml/engine/"));
  }

  @Test
  void nothingOfTheClusterOrOfTestsIsBundled() {
    assertThat(entries())
        .noneMatch(name -> name.matches("(org/apache|scala|com|javax|org/slf4j|org/junit)/.+\\..*"))
        .noneMatch(name -> name.contains("Test.class") || name.contains("SmallPuzzles"));
  }

  @Test
  void puzzlesVersionsAndLicenceAreInside() {
    assertThat(entries())
        .contains(
            "org/dancingsparks/puzzles/kanoodle.yaml",
            "org/dancingsparks/puzzles/iq-fit.yaml",
            "org/dancingsparks/puzzles/iq-fit-physical.yaml",
            "org/dancingsparks/puzzles/pentominoes.yaml",
            "org/dancingsparks/cli/built-for.properties")
        .anyMatch(name -> name.matches("(META-INF/)?LICENSE(\\.txt)?"));
    assertThat(text("META-INF/licenses/org.abego.treelayout.txt"))
        .contains("Copyright (c) 2011, abego Software GmbH", "IN NO EVENT SHALL");
    assertThat(text("org/dancingsparks/cli/built-for.properties")).doesNotContain("${");
  }

  @Test
  void noEntryIsThereTwice() {
    assertThat(entries()).doesNotHaveDuplicates();
  }

  @Test
  void servicesNameClassesThatAreThere() {
    List<String> entries = entries();
    assertThat(entries.stream().filter(name -> name.matches("META-INF/services/.+")).toList())
        .allSatisfy(
            service ->
                assertThat(text(service).lines().map(line -> line.replaceFirst("#.*", "").strip()))
                    .filteredOn(line -> !line.isEmpty())
                    .allMatch(name -> entries.contains(name.replace('.', '/') + ".class")));
  }
}
