package org.dancingsparks.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ShippedSequencesTest {
  @Test
  void theIndexHasTheFilesInOrder() throws IOException {
    try (Stream<Path> found = Files.list(Path.of("../conf/sequences"))) {
      List<String> files =
          found
              .map(file -> file.getFileName().toString())
              .filter(file -> file.endsWith(".yaml"))
              .map(file -> file.replace(".yaml", ""))
              .sorted()
              .toList();
      assertThat(ShippedSequences.all().stream().map(Sequence::number)).isEqualTo(files);
    }
  }

  @Test
  void areFoundByNumberAndByPuzzle() {
    Sequence queens = ShippedSequences.find("A000170").orElseThrow();
    assertThat(queens.term(8)).hasToString("Optional[92]");
    KnownTerm known = ShippedSequences.known("queens:8", Quantity.SOLUTIONS).orElseThrow();
    assertThat(known.text()).isEqualTo("A000170(8)");
    assertThat(known.solutions()).isEqualTo(92);
    assertThat(ShippedSequences.find("A000000")).isEmpty();
    assertThat(ShippedSequences.known("queens:1000", Quantity.SOLUTIONS)).isEmpty();
    assertThat(ShippedSequences.known("queens:8", Quantity.UP_TO_SYMMETRY).orElseThrow().text())
        .isEqualTo("A002562(8)");
    assertThat(ShippedSequences.known("latin:3", Quantity.UP_TO_SYMMETRY)).isEmpty();
  }

  @Test
  void nameTheirSource() {
    for (Sequence sequence : ShippedSequences.all()) {
      assertThat(sequence.source()).as(sequence.number()).isEqualTo("OEIS " + sequence.number());
      assertThat(sequence.title()).as(sequence.number()).doesNotEndWith(".");
    }
  }
}
