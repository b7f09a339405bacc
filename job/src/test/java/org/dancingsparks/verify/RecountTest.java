package org.dancingsparks.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.parquet.example.data.Group;
import org.dancingsparks.boards.BoardCounts;
import org.dancingsparks.runs.SealedJson;
import org.dancingsparks.runs.solutions.SetOnDisk;
import org.dancingsparks.testing.Dancing;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards and tables are proved; forgeries are found even if all checksums are right. */
@Tag("slow")
class RecountTest {
  private static final String PUZZLE = "a-puzzle-a-day";
  private static final int PARTS = 3;

  @TempDir private Path temporary;
  private Path run;
  private Forgery forgery;

  @BeforeEach
  void choosePlace() {
    run = temporary.resolve("run");
    forgery = new Forgery(run);
  }

  private void makeBoards() {
    printed("boards", PUZZLE, "--out", run, "--bins", PARTS, "--quiet");
  }

  private void makeTable() {
    printed("table", "queens", "--to", 7, "--out", run, "--quiet");
  }

  private void makeList() {
    Path list =
        write(
            temporary.resolve("list.txt"),
            "1234341221434321\n1...............\nx\n11" + ".".repeat(14));
    dance("sudoku", list, "--out", run, "--bins", 2, "--quiet");
  }

  private void make(String kind) {
    switch (kind) {
      case "boards" -> makeBoards();
      case "table" -> makeTable();
      default -> makeList();
    }
  }

  private void assertFault(String fault, Object... flags) {
    Object[] words = new Object[flags.length + 2];
    words[0] = "verify";
    words[1] = run;
    System.arraycopy(flags, 0, words, 2, flags.length);
    Dancing ran = dance(words);
    assertThat(ran.err()).contains(fault).doesNotContain("\tat ");
    assertThat(ran.out()).isEmpty();
    assertThat(ran.code()).isEqualTo(3);
  }

  @Test
  void wholeBoardsAreProvedByASampleOrAll() {
    makeBoards();
    assertThat(json("verify", run, "--json", "--quiet").get("recounted").asInt())
        .isBetween(100, 200);
    assertThat(json("verify", run, "--json", "--quiet", "--all").get("recounted").asInt())
        .isEqualTo(366);
    assertThat(printed("verify", run, "--quiet")).isEqualTo("366\n");
  }

  @Test
  void wholeTablesAreProvedInAnotherWay() {
    makeTable();
    Dancing ran = dance("verify", run);
    assertThat(ran.err()).contains("each member has its row; 7 of 7 were counted in another way");
    assertThat(ran.out()).isEqualTo("7\n");
  }

  @Test
  void classesAreCountedInAnotherWay() throws IOException {
    printed("table", "A002562", "--to", 7, "--out", run, "--quiet");
    Dancing ran = dance("verify", run);
    assertThat(ran.err()).contains("7 of 7 were counted in another way");
    forgery.manifest(root -> root.put("quantity", "solutions"));
    assertFault("part-00003.parquet: queens:4 has 1 solutions in its row, and 2 when counted by");
    forgery.manifest(root -> root.put("quantity", "dreams"));
    assertFault("_meta/run.json");
  }

  /** Manifests of older formats have no quantity: it is that of all solutions. */
  @Test
  void tablesOfOlderFormatsAreProved() throws IOException {
    makeTable();
    for (int format : new int[] {1, 2}) {
      forgery.manifest(root -> root.put("format", format).remove("quantity"));
      assertThat(printed("verify", run, "--quiet")).isEqualTo("7\n");
    }
    forgery.manifest(root -> root.put("format", 4));
    assertFault("is of format 4, and this program reads formats 1 to 3, and resumes only 3");
  }

  @Test
  void solvedListsAreProved() throws IOException {
    makeList();
    Dancing ran = dance("verify", run);
    assertThat(ran.err())
        .contains("each solution is one of its puzzle; 3 of 3 puzzles were solved");
    assertThat(ran.out()).isEqualTo("3\n");
    forgery.value(0, 0, "solutions", 2);
    assertFault("part-00000.parquet: the row of line 1 is wrong");
    forgery.value(0, 0, "solutions", 1);
    forgery.value(0, 0, "solution", "1234341221434312");
    assertFault("part-00000.parquet: the row of line 1 is wrong");
    forgery.value(0, 0, "solution", "4321214334121234");
    assertFault("part-00000.parquet: the row of line 1 is wrong");
    forgery.value(0, 0, "solution", "1234341221434321");
    forgery.value(0, 0, "line", 4);
    assertFault("part-00000.parquet: row 1 is not that of a later line");
  }

  @ParameterizedTest
  @ValueSource(strings = {"boards", "table", "list"})
  void flippedBitsAndForeignFilesAreFoundAlways(String kind) throws IOException {
    make(kind);
    for (Path file : SetOnDisk.list(run)) {
      byte[] bytes = Files.readAllBytes(file);
      byte[] flipped = bytes.clone();
      flipped[bytes.length / 2] ^= 1;
      Files.write(file, flipped);
      assertFault(file.getFileName().toString());
      Files.write(file, bytes);
    }
    Files.copy(run.resolve("part-00000.parquet"), run.resolve("part-00009.parquet"));
    assertFault("part-00009.parquet: is not part of the run");
    Files.delete(run.resolve("part-00009.parquet"));
    Files.delete(run.resolve("part-00001.parquet"));
    assertFault("part-00001.parquet: is missing");
  }

  /** Makes the manifest's counts those of the rows. */
  private void countBoards() throws IOException {
    BoardCounts.Sum sum = new BoardCounts.Sum();
    for (int part = 0; part < PARTS; part++) {
      for (Group row : forgery.groups(part)) {
        sum.add(
            List.of(row.getString("month", 0), row.getString("day", 0)),
            row.getLong("solutions", 0));
      }
    }
    ObjectNode counts = SealedJson.tree(sum.counts());
    forgery.manifest(root -> root.set("counts", counts));
  }

  @Test
  void plantedCountOfABoardIsFoundWhereAllAreCounted() throws IOException {
    makeBoards();
    countBoards();
    assertThat(printed("verify", run, "--quiet")).isEqualTo("366\n");
    long before = forgery.groups(0).get(1).getLong("solutions", 0);
    forgery.value(0, 1, "solutions", before + 1);
    assertFault("_meta/run.json: its summary is not that of the rows");
    countBoards();
    // The choice 1 is not in the sample.
    assertThat(dance("verify", run).code()).isZero();
    assertFault(
        "part-00000.parquet: the board Jan 2 has %d solutions in its row, and %d when counted again"
            .formatted(before + 1, before),
        "--all");
  }

  @Test
  void everyRowOfBoardsIsOneOfThePuzzleWithASolutionOfIt() throws IOException {
    makeBoards();
    long nodes = forgery.groups(1).get(0).getLong("nodes", 0);
    forgery.value(1, 0, "nodes", nodes + 1);
    assertFault("or number of nodes, when searched again", "--all");
    forgery.value(1, 0, "nodes", nodes);
    String day = forgery.groups(1).get(0).getString("day", 0);
    forgery.value(1, 0, "day", "1" + day);
    assertFault("part-00001.parquet: in place of the board ");
    forgery.value(1, 0, "day", day);
    forgery.value(0, 1, "solutions", 0);
    assertFault("part-00000.parquet: the board Jan 2 has solutions and none");
  }

  @Test
  void plantedCountOfAMemberIsFound() throws IOException {
    makeTable();
    forgery.value(5, 0, "solutions", "5");
    assertFault("part-00005.parquet: its row is not that of the manifest");
    forgery.manifest(root -> ((ObjectNode) root.get("rows").get(5)).put("solutions", 5));
    assertFault("the numbers of queens:6 contradict each other or its verdict");
    forgery.value(5, 0, "known", "5");
    forgery.manifest(root -> ((ObjectNode) root.get("rows").get(5)).put("known", 5));
    assertFault("its row 6 is not that of its member");
    forgery.manifest(
        root -> ((ArrayNode) root.get("known")).set(5, root.get("rows").get(5).get("known")));
    assertFault("part-00005.parquet: queens:6 has 5 solutions in its row, and 4 when counted by");
    forgery.value(2, 0, "seconds", 1000);
    forgery.manifest(root -> ((ObjectNode) root.get("rows").get(2)).put("seconds", 1000.0));
    // Its count would be the first beyond the budget.
    assertThat(json("verify", run, "--json", "--quiet").get("recounted").asInt()).isEqualTo(2);
    assertFault("part-00005.parquet: queens:6 has 5 solutions in its row", "--all");
  }
}
