package org.dancingsparks.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Finds literals that name flags and commands, in a sample made for it. */
class LiteralsTest {
  private static final String SAMPLE =
      """
      /** Not a literal: "--out". */
      class Sample {
        // Nor is "--out" here.
        String flag = "--out";
        String remedy = "give it more, as by \\"--memory 2g\\"";
        String command = "run dance count first";
        String block =
            \"""
            two lines,
            the second with (--bins)
            \""";
        String dashes = "a -- b, a---b, x--y and --5";
        String name = "abundance of dances";
      }
      """;

  @TempDir private Path sources;

  @BeforeEach
  void writeSample() throws IOException {
    Path folder = Files.createDirectory(sources.resolve("deep"));
    Files.writeString(folder.resolve("Sample.java"), SAMPLE);
    Files.writeString(folder.resolve("sample.txt"), SAMPLE);
  }

  @Test
  void findsFlagsAndCommandsInLiterals() {
    assertThat(Literals.ofFlags(sources, List.of()))
        .hasSize(4)
        .contains("Sample.java: \"--out\"", "Sample.java: \"run dance count first\"")
        .anyMatch(found -> found.contains("--memory 2g"))
        .anyMatch(found -> found.contains("(--bins)"));
  }

  @Test
  void exemptsFilesAndPackagesByName() {
    assertThat(Literals.ofFlags(sources, List.of("Sample.java"))).isEmpty();
    assertThat(Literals.ofFlags(sources, List.of("deep"))).isEmpty();
    assertThat(Literals.ofFlags(sources, List.of("Sample", "dee"))).hasSize(4);
  }
}
