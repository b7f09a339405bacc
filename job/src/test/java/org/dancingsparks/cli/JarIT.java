package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;

/** Inspects the jar that is shipped. */
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
            "org/dancingsparks/links/Links.class",
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
            "org/dancingsparks/cli/session/built-for.properties")
        .anyMatch(name -> name.matches("(META-INF/)?LICENSE(\\.txt)?"));
    assertThat(text("META-INF/licenses/org.abego.treelayout.txt"))
        .contains("Copyright (c) 2011, abego Software GmbH", "IN NO EVENT SHALL");
    assertThat(text("META-INF/licenses/org.commonmark.txt"))
        .contains("Copyright (c) 2015, Atlassian Pty Ltd", "IN NO EVENT SHALL");
    assertThat(text("org/dancingsparks/cli/session/built-for.properties")).doesNotContain("${");
  }

  /** The artifacts that the jar lists as bundled, as GROUP:ARTIFACT:VERSION. */
  private static Set<String> artifacts() {
    return entries().stream()
        .filter(name -> name.matches("META-INF/maven/.+/pom\\.properties"))
        .map(JarIT::artifact)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String artifact(String entry) {
    Properties names = new Properties();
    try {
      names.load(new StringReader(text(entry)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    String id = names.getProperty("groupId") + ":" + names.getProperty("artifactId");
    assertThat(entry).isEqualTo("META-INF/maven/%s/pom.properties".formatted(id.replace(':', '/')));
    return id + ":" + names.getProperty("version");
  }

  @Test
  void eachBundledPackageHasAnArtifactAndEachArtifactANotice() {
    assertThat(entries())
        .filteredOn(name -> name.matches("org/dancingsparks/bundled/[^/]+/"))
        .containsExactlyInAnyOrder(
            "org/dancingsparks/bundled/commonmark/",
            "org/dancingsparks/bundled/picocli/",
            "org/dancingsparks/bundled/snakeyaml/",
            "org/dancingsparks/bundled/treelayout/");
    assertThat(artifacts())
        .hasSize(9)
        .anyMatch(name -> name.startsWith("info.picocli:picocli:"))
        .anyMatch(name -> name.startsWith("org.snakeyaml:snakeyaml-engine:"))
        .anyMatch(name -> name.startsWith("org.abego.treelayout:org.abego.treelayout.core:"))
        .noneMatch(name -> name.contains("$"))
        .filteredOn(name -> !name.startsWith("org.dancingsparks:"))
        .allSatisfy(
            name ->
                assertThat(text("META-INF/NOTICE"))
                    .containsPattern(
                        "(?m)^ +" + Pattern.quote(name.substring(0, name.lastIndexOf(':'))) + "$"));
  }

  /** The compiled core, and nothing of its compiler. */
  @Test
  void coreIsCompiledForBrowsers() {
    assertThat(entries())
        .contains("org/dancingsparks/web/engine.wasm", "org/dancingsparks/web/Workbench.class")
        .noneMatch(name -> name.matches("org/dancingsparks/web/(compiler|jdk)/.+"))
        .noneMatch(name -> name.contains("teavm"));
  }

  /** The plugin that writes it runs only where Maven is online, as in each first build. */
  @Test
  void billOfMaterialsHasEachArtifactAndIsTheSameEachTime() throws IOException {
    assumeThat(System.getProperty("maven.settings")).isEqualTo("offline=false");
    JsonNode bill = new ObjectMapper().readTree(text("META-INF/sbom/dancing-sparks.cdx.json"));
    Set<String> named = new TreeSet<>(Set.of(component(bill.at("/metadata/component"))));
    bill.get("components").forEach(part -> named.add(component(part)));

    assertThat(bill.get("bomFormat").asText()).isEqualTo("CycloneDX");
    assertThat(named).isEqualTo(artifacts());
    assertThat(bill.get("components"))
        .allSatisfy(
            part -> {
              assertThat(part.get("licenses")).isNotEmpty();
              assertThat(part.get("hashes").findValuesAsText("alg")).contains("SHA-256");
            });
    assertThat(bill.has("serialNumber")).isFalse();
    assertThat(bill.at("/metadata").has("timestamp")).isFalse();
  }

  private static String component(JsonNode part) {
    return Stream.of("group", "name", "version")
        .map(name -> part.get(name).asText())
        .collect(Collectors.joining(":"));
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
