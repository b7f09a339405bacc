package org.dancingsparks.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArchitecturePageTest {
  @TempDir private Path temporary;
  private ArchitecturePage page;

  @BeforeEach
  void read() throws IOException {
    String text =
        """
        ```text
        core/     a module
          cover     a package
            one, two   two more
        job/      another
          spark     elsewhere
        ```
        and
        ```text
        cover.one  cover.two
        cover
        ```
        """;
    page = ArchitecturePage.read(Files.writeString(temporary.resolve("page.md"), text));
  }

  @Test
  void packagesAreThoseOfAModule() {
    assertThat(page.packages("core")).containsExactly("cover", "cover.one", "cover.two");
    assertThat(page.packages("job")).containsExactly("spark");
  }

  @Test
  void arrowsDownAreNoFaults() {
    assertThat(page.faults("cover ->\ncover.one -> cover")).isEmpty();
  }

  @Test
  void arrowsUpOrAlongAreFaults() {
    assertThat(page.faults("cover -> cover.one\ncover.one -> cover.two"))
        .containsExactly(
            "cover -> cover.one does not lead down", "cover.one -> cover.two does not lead down");
  }

  @Test
  void packagesOnNoFloorAreFaults() {
    assertThat(page.faults("cover.one -> cover, spark")).contains("spark is on no floor");
  }
}
