package org.dancingsparks.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Manifests of other programs and of other kinds of run are reported as such. */
class ManifestTypeTest {
  private static final Configuration HADOOP = new Configuration(false);
  private static final String OF_ITS_VERSION =
      "read or resume it with version 1.2 of the program, or write it again with this one";

  @TempDir private Path directory;

  record Header(RunOrigin origin) implements RunHeader {}

  record Summary(long count) {}

  private static final ManifestType<Header, Summary> MANIFESTS =
      new ManifestType<>(EnumSet.of(ResultType.COUNT), 3, Header.class, Summary.class);

  /** Writes the manifest of a complete run, changed but sealed. */
  private void write(Consumer<ObjectNode> change) throws IOException {
    ObjectNode root = SealedJson.tree(new Header(new RunOrigin(3, "1.2", "count")), new Summary(4));
    change.accept(root);
    Path meta = Files.createDirectories(directory.resolve(RunNames.META));
    Files.writeString(meta.resolve(RunNames.MANIFEST), SealedJson.write(root));
  }

  private Optional<Manifest<Header, Summary>> read() {
    return read(MANIFESTS);
  }

  private Optional<Manifest<Header, Summary>> read(ManifestType<Header, Summary> manifests) {
    return manifests.read(
        directory.toString(),
        HADOOP,
        damage -> {
          throw new AssertionError(damage);
        });
  }

  private void assertRefused(String problem, String remedy) {
    assertThatThrownBy(this::read)
        .isInstanceOfSatisfying(
            StoreException.class,
            e -> {
              assertThat(e.problem()).isEqualTo(directory + " " + problem);
              assertThat(e.getMessage()).contains("; " + remedy);
            });
  }

  @Test
  void wholeManifestIsRead() throws IOException {
    write(root -> {});
    assertThat(read().orElseThrow().summary()).contains(new Summary(4));
  }

  @ParameterizedTest
  @ValueSource(strings = {"null", "\"3\"", "3.5", "99999999999", "{}"})
  void formatThatIsNoNumberIsAnotherPrograms(String format) throws IOException {
    JsonNode value = new JsonMapper().readTree(format);
    write(root -> root.set("format", value));
    assertRefused("names no format", OF_ITS_VERSION);
  }

  @Test
  void missingFormatIsAnotherPrograms() throws IOException {
    write(root -> root.remove("format"));
    assertRefused("names no format", OF_ITS_VERSION);
  }

  @Test
  void otherFormatIsAnotherVersions() throws IOException {
    write(root -> root.put("format", 4));
    assertRefused(
        "is of format 4, and this program reads formats 2 and 3, and resumes only 3",
        OF_ITS_VERSION);
  }

  @Test
  void completeRunOfTheFormatBeforeIsRead() throws IOException {
    write(root -> root.put("format", 2));
    assertThat(read().orElseThrow().header().origin().format()).isEqualTo(3);
    write(root -> root.put("format", 1));
    assertRefused(
        "is of format 1, and this program reads formats 2 and 3, and resumes only 3",
        OF_ITS_VERSION);
  }

  @Test
  void completeRunsOfAllFormatsSinceTheOldestAreRead() throws IOException {
    ManifestType<Header, Summary> manifests =
        new ManifestType<>(EnumSet.of(ResultType.COUNT), 2, 4, Header.class, Summary.class);
    for (int format = 2; format <= 4; format++) {
      int older = format;
      write(root -> root.put("format", older));
      assertThat(read(manifests).orElseThrow().header().origin().format()).isEqualTo(4);
    }
    write(root -> root.put("format", 1));
    assertThatThrownBy(() -> read(manifests))
        .hasMessageContaining(
            "is of format 1, and this program reads formats 2 to 4, and resumes only 4");
  }

  @Test
  void unknownTypeOfResultsIsAnotherVersions() throws IOException {
    write(root -> root.put("contents", "dreams\u001b"));
    assertRefused("holds results of an unknown type, dreams\\u001b", OF_ITS_VERSION);
  }

  @Test
  void missingTypeOfResultsIsAnotherPrograms() throws IOException {
    write(root -> root.remove("contents"));
    assertRefused("does not name the type of its results", OF_ITS_VERSION);
  }

  @Test
  void unknownProgramIsNotNamed() throws IOException {
    write(root -> root.removeAll());
    assertRefused(
        "does not name the type of its results",
        "read or resume it with the program that wrote it, or write it again with this one");
  }

  @Test
  void otherKindOfRunIsNamed() throws IOException {
    write(root -> root.put("contents", "starts"));
    assertRefused(
        "holds starting positions, not a number of solutions", "choose another directory");
  }
}
