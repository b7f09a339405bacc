package org.dancingsparks.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.dancingsparks.testing.CaseRow;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The loop that the page of the cases shows, with a solver that always prints 1. */
@Tag("slow")
class CaseLoopTest {
  private static final Path FOLDER = Path.of("../cases");

  @Test
  void theLoopPrintsTheCasesInWhichASolverErrs() throws IOException {
    String page = Files.readString(FOLDER.resolve("README.md"));
    int start = page.indexOf("```sh\n") + 6;
    String loop = page.substring(start, page.indexOf("```", start));
    Process shell =
        new ProcessBuilder("sh", "-c", "solver() { echo 1; }\n" + loop)
            .directory(FOLDER.toFile())
            .redirectErrorStream(true)
            .start();
    String printed = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(printed.lines()).containsExactlyElementsOf(wrong());
  }

  private static List<String> wrong() throws IOException {
    return CaseRow.all().stream()
        .filter(row -> !row.features().matches(".*(multiplicities|costs).*"))
        .filter(row -> row.solutions().compareTo(BigInteger.valueOf(200_000)) <= 0)
        .filter(row -> !row.solutions().equals(BigInteger.ONE))
        .map(row -> row.file() + ": 1 instead of " + row.solutions())
        .toList();
  }
}
