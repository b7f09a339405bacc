package org.dancingsparks.cli.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.write;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.runs.solutions.SetOnDisk;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Any change to a solution set is found and reported. */
@Tag("slow")
class VerifyCommandTest {
  @TempDir private Path temporary;

  private Path made(Object... words) {
    Path out = temporary.resolve("set");
    Object[] all = new Object[words.length + 3];
    all[0] = "enumerate";
    System.arraycopy(words, 0, all, 1, words.length);
    all[words.length + 1] = "--out";
    all[words.length + 2] = out;
    assertThat(dance(all).code()).isZero();
    return out;
  }

  private static void assertFault(Path set, String named) {
    Dancing ran = dance("verify", set);
    assertThat(ran.err()).contains(named).doesNotContain("\tat ");
    assertThat(ran.out()).isEmpty();
    assertThat(ran.code()).isEqualTo(3);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--engine=links: two are the same; a diagram",
        "--engine=diagram: greater than the one before; a diagram",
        "--engine=diagram --memory=1k: greater than the one before; a diagram",
        "--split-symmetry=X: two are the same; a diagram",
        "--up-to-symmetry: two are the same; a diagram",
        "--engine=diagram --given=#1500: greater than the one before; a diagram",
      })
  void wholeSetsAreProved(String flagsAndProof) {
    String[] parts = flagsAndProof.split(": ");
    String puzzle = parts[0].contains("links") ? "pentominoes:3x20 " : "pentominoes:4x15 ";
    Path set = made(List.of((puzzle + parts[0]).split(" ")).toArray());
    Dancing ran = dance("verify", set);
    assertThat(ran.err()).contains(parts[1]).contains("each row is a solution");
    assertThat(ran.code()).isZero();
    assertThat(ran.out().strip())
        .isEqualTo(SetOnDisk.json(set.resolve("_meta/run.json")).get("solutions").asText());
  }

  @Test
  void arraysAndEmptySetsAreProved() {
    Path queens = write(temporary.resolve("q.dlx"), KnuthWriter.write(SmallProblems.queens(6)));
    assertThat(dance("verify", made(queens, "--engine=diagram")).out()).isEqualTo("4\n");
    Path none = write(temporary.resolve("n.dlx"), "a b\na\n");
    assertThat(dance("verify", made(none, "--overwrite")).out()).isEqualTo("0\n");
  }

  @Test
  void totalIsSaidNotToBeComparedWhereNoDiagramFits() {
    Path set = made("pentominoes:4x15");
    Dancing ran = dance("verify", set, "--memory=1k");
    assertThat(ran.err()).contains("no diagram fits");
    assertThat(ran.out()).isEqualTo("1472\n");
    assertThat(dance("verify", set, "--json").out()).contains("\"solutions\" : 1472");
  }

  private static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void put(Path file, byte[] bytes) {
    try {
      Files.write(file, bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Flips any bit of any file. */
  @Test
  void flippedBitIsFoundInItsFile() {
    Path set = made("pentominoes:3x20", "--bins=3");
    List<Path> files = SetOnDisk.list(set);
    Seed.times(
        40,
        (random, seed) -> {
          Path file = files.get((int) Math.floorMod(seed, (long) files.size()));
          byte[] bytes = bytes(file);
          byte[] flipped = bytes.clone();
          flipped[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
          put(file, flipped);
          assertFault(set, file.getFileName().toString());
          put(file, bytes);
        });
    assertThat(dance("verify", set).code()).isZero();
  }

  @Test
  void missingDoubledAndForeignFilesAreNamed() throws IOException {
    Path set = made("pentominoes:3x20", "--bins=3");
    for (Path file : SetOnDisk.list(set)) {
      byte[] bytes = Files.readAllBytes(file);
      Files.delete(file);
      assertFault(set, file.getFileName().toString());
      Files.write(file, bytes);
    }
    for (String name :
        List.of("part-00003.parquet", "part-00001.parquet.bak", "notes", ".hidden")) {
      Files.copy(set.resolve("part-00001.parquet"), set.resolve(name));
      assertFault(set, name + ": is not part of the run");
      Files.delete(set.resolve(name));
    }
    Files.createDirectory(SetOnDisk.work(set));
    assertFault(set, "_work-00001-00000000: was left by a run");
    Files.delete(SetOnDisk.work(set));

    byte[] one = Files.readAllBytes(set.resolve("part-00001.parquet"));
    Files.copy(
        set.resolve("part-00002.parquet"),
        set.resolve("part-00001.parquet"),
        java.nio.file.StandardCopyOption.REPLACE_EXISTING);
    assertFault(set, "part-00001.parquet: is not as it was written: its SHA-256 is");
    Files.write(set.resolve("part-00001.parquet"), one);
    Files.write(set.resolve("part-00001.parquet"), new byte[0]);
    assertFault(set, "part-00001.parquet");
  }

  @Test
  void editedManifestIsFound() throws IOException {
    Path set = made("pentominoes:3x20", "--bins=3");
    Path manifest = set.resolve("_meta/run.json");
    String text = Files.readString(manifest);
    for (String edited :
        List.of(
            text.replace("\"solutions\" : 8", "\"solutions\" : 9"),
            text.replaceFirst("\"0\\.2\\.0", "\"0.2.1"),
            text + " ",
            text.replaceFirst("\n", ""),
            text.substring(0, text.length() / 2),
            "",
            "[]",
            "{}",
            "null",
            "[".repeat(100_000))) {
      Files.writeString(manifest, edited);
      assertFault(set, "_meta/run.json is not as it was written");
    }
  }

  @Test
  void unfinishedRunIsNoSet() throws IOException {
    Path set = made("pentominoes:4x15");
    Files.delete(set.resolve("_meta/run.json"));
    assertFault(set, "so there is no complete run");
    assertFault(temporary.resolve("nowhere"), "does not exist");
    assertFault(write(temporary.resolve("file"), "x"), "file");
  }

  @Test
  void countsAreComparedToo() throws IOException {
    Path out = temporary.resolve("count");
    assertThat(dance("count", "pentominoes:4x15", "--engine=diagram", "--out", out).out())
        .isEqualTo("1472\n");
    assertThat(dance("verify", out).out()).isEqualTo("1472\n");
    Files.writeString(out.resolve("part-00000.parquet"), "x");
    assertFault(out, "part-00000.parquet: is not part of the run");
  }
}
