package org.dancingsparks.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The folder of cases is what is made here; {@code -Dcases.write=true} writes it. */
@Tag("slow")
class CaseFolderTest {
  @Test
  void theFolderHasWhatIsMadeHere() throws IOException {
    Map<String, String> made = CaseFolder.made();
    if (Boolean.getBoolean("cases.write")) {
      CaseFolder.write(made);
    }
    Map<String, String> onDisk = CaseFolder.onDisk();
    assertThat(onDisk.keySet()).containsExactlyInAnyOrderElementsOf(made.keySet());
    assertThat(made)
        .allSatisfy((file, text) -> assertThat(onDisk.get(file)).as(file).isEqualTo(text));
  }
}
