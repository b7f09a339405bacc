package org.dancingsparks.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.message.Printable;
import org.junit.jupiter.api.Test;

/** Finds arrows and calls that break a rule, in a sample made for it. */
class ArchitectureRulesTest {
  private static final JavaClasses SAMPLE = new ClassFileImporter().importClasses(Sample.class);

  static class Sample {
    Problem[] problems;

    String printable(String text) {
      return Printable.text(text);
    }

    void print() {
      System.err.println("printed");
    }

    void trace(Exception e) {
      e.printStackTrace();
    }

    void exit() {
      System.exit(1);
    }

    void halt() {
      Runtime.getRuntime().halt(1);
    }
  }

  @Test
  void arrowsLeadToThePackagesThatAreUsed() {
    assertThat(Arrows.of(SAMPLE)).isEqualTo("testing -> cover, message\n");
  }

  @Test
  void streamsAndTracesOutsideOfTheCliAreFound() {
    assertThatThrownBy(() -> ArchitectureRules.ONLY_THE_CLI_USES_STANDARD_STREAMS.check(SAMPLE))
        .isInstanceOf(AssertionError.class)
        .hasMessageContainingAll("Sample.print()", "Sample.trace(");
  }

  @Test
  void exitsOutsideOfMainAreFound() {
    assertThatThrownBy(() -> ArchitectureRules.ONLY_MAIN_EXITS.check(SAMPLE))
        .isInstanceOf(AssertionError.class)
        .hasMessageContainingAll("Sample.exit()", "Sample.halt()");
  }
}
