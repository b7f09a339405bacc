package org.dancingsparks.runs.solutions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.SealedJson;
import org.dancingsparks.runs.StoreException;
import org.dancingsparks.testing.Fuzz;
import org.dancingsparks.testing.Mutator;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.Walks;
import org.dancingsparks.verify.Verification;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records that were changed are refused with a message, whatever they contain. */
@Tag("slow")
class RecordFuzzTest {
  private static final Puzzle PUZZLE = new PlainPuzzle("q", SmallProblems.queens(4));

  private static final Configuration HADOOP = new Configuration();

  private static final List<String> WORDS =
      List.of("{", "}", "[", "]", ",", ":", "\"seal\"", "null", "1e999", "\"format\" : 2");

  @TempDir private Path temporary;
  private Path directory;
  private Path manifest;
  private String text;

  @BeforeEach
  void makeSet() throws IOException {
    directory = temporary.resolve("set");
    SetOnDisk.write(directory, PUZZLE, 2);
    manifest = directory.resolve("_meta/run.json");
    text = Files.readString(manifest);
  }

  private void put(byte[] bytes) {
    try {
      Files.write(manifest, bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads the record in all ways there are, and plans again. */
  private Optional<SearchRecord> read(boolean isVerified) {
    try {
      Optional<SearchRecord> record =
          SearchRecord.read(
              directory.toString(), Set.of(ResultType.SOLUTIONS), HADOOP, this::damaged);
      record.ifPresent(known -> known.plan(known.search()));
      if (isVerified) {
        new Verification(directory.toString(), HADOOP).faults();
      }
      return record;
    } catch (StoreException e) {
      assertThat(e).hasMessageContaining(directory.toString());
      return Optional.empty();
    }
  }

  private void damaged(String damage) {
    throw new StoreException("%s: %s".formatted(directory, damage), "");
  }

  @Test
  void anyOtherBytesAreRefused() {
    byte[] whole = text.getBytes(StandardCharsets.UTF_8);
    Fuzz.inputs(
        random -> new Mutator(random, WORDS).bytes(whole),
        bytes -> {
          put(bytes);
          if (!Arrays.equals(bytes, whole) && read(bytes.length % 32 == 0).isPresent()) {
            fail("It was taken for a manifest.");
          }
        });
  }

  @Test
  void sealedNonsenseIsRefusedOrHarmless() {
    ObjectNode whole = SealedJson.read("_meta/run.json", text);
    Fuzz.inputs(
        random -> {
          ObjectNode forged = whole.deepCopy();
          for (int times = random.nextInt(3); times >= 0; times--) {
            forge(forged, random);
          }
          return SealedJson.write(forged).getBytes(StandardCharsets.UTF_8);
        },
        bytes -> {
          put(bytes);
          read(bytes.length % 32 == 0);
        });
  }

  /** Replaces some value, at any depth, by nonsense. */
  private static void forge(JsonNode root, Random random) {
    List<Runnable> places = new ArrayList<>();
    collect(root, places, random);
    places.get(random.nextInt(places.size())).run();
  }

  private static void collect(JsonNode node, List<Runnable> places, Random random) {
    if (node instanceof ObjectNode object) {
      object
          .fieldNames()
          .forEachRemaining(
              name -> {
                places.add(() -> object.set(name, nonsense(random)));
                places.add(() -> object.remove(name));
                collect(object.get(name), places, random);
              });
    } else if (node instanceof ArrayNode array) {
      for (int at = 0; at < array.size(); at++) {
        int place = at;
        places.add(() -> array.set(place, nonsense(random)));
        places.add(() -> array.remove(place));
        places.add(() -> array.add(array.get(place)));
        collect(array.get(at), places, random);
      }
    }
  }

  private static JsonNode nonsense(Random random) {
    JsonNodeFactory make = JsonNodeFactory.instance;
    List<JsonNode> values =
        List.of(
            make.nullNode(),
            make.numberNode(-1),
            make.numberNode(0),
            make.numberNode(Integer.MAX_VALUE),
            make.numberNode(Long.MIN_VALUE),
            make.numberNode(Math.PI),
            make.textNode(""),
            make.textNode("../../etc/passwd"),
            make.textNode("part-00001.parquet"),
            make.textNode("links"),
            make.textNode("classes"),
            make.textNode("ranges"),
            make.textNode("\u001b[31m"),
            make.booleanNode(true),
            make.arrayNode(),
            make.arrayNode().add(3),
            make.objectNode(),
            make.textNode("x".repeat(5_000)));
    return values.get(random.nextInt(values.size()));
  }

  @Test
  void namesInRecordsAreNoPathsElsewhere() {
    ObjectNode forged = SealedJson.read("_meta/run.json", text);
    ((ObjectNode) forged.get("parts").get(0)).put("file", "../part-00000.parquet");
    put(SealedJson.write(forged).getBytes(StandardCharsets.UTF_8));
    assertThat(read(true)).isEmpty();
  }

  @Test
  void setOfAnOlderFormatIsRefusedWithARemedy() {
    ObjectNode old = SealedJson.read("_meta/run.json", text);
    put(SealedJson.write(old.put("format", 2)).getBytes(StandardCharsets.UTF_8));

    assertThatThrownBy(() -> SolutionSet.open(directory.toString(), HADOOP))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("is of format 2, and this program reads formats 3 and 4")
        .hasMessageContaining("read or resume it with version 1.2.3 of the program");
  }

  @Test
  void wholeManifestIsTaken() {
    assertThat(read(true)).isPresent();
    assertThat(Walks.brute(PUZZLE.problem())).hasSize(2);
  }
}
