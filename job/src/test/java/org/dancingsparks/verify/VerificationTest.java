package org.dancingsparks.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.dancingsparks.runs.solutions.SetOnDisk.plan;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroup;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.Metadata;
import org.apache.spark.sql.types.StructField;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.StoreException;
import org.dancingsparks.runs.solutions.SetOnDisk;
import org.dancingsparks.search.Engines;
import org.dancingsparks.search.RequestedEngine;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.Searches;
import org.dancingsparks.search.SolutionSchema;
import org.dancingsparks.spark.SparkSchema;
import org.dancingsparks.testing.SharedSpark;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Forgeries are found even if all checksums are right. */
@Tag("slow")
class VerificationTest {
  private static final Puzzle PENTOMINOES = ShippedPuzzles.find("pentominoes:4x15").orElseThrow();

  @TempDir private Path temporary;
  private Puzzle puzzle = PENTOMINOES;

  private static Search prepared(Puzzle puzzle, Search search) {
    return Engines.of(puzzle).within(1 << 28).prepare(search, RequestedEngine.DIAGRAM);
  }

  /** A set by the diagram: its rows are ordered. */
  private Path ordered() {
    Path directory = temporary.resolve("ordered");
    SetOnDisk.write(directory.toString(), puzzle, plan(prepared(puzzle, Walks.all(puzzle)), 3));
    return directory;
  }

  /** A set of one solution per class: its rows are not ordered. */
  private Path classes() {
    Path directory = temporary.resolve("classes");
    Search search = Searches.of(puzzle).classes();
    SetOnDisk.write(directory.toString(), puzzle, plan(prepared(puzzle, search), 3));
    return directory;
  }

  private List<String> faults(Path directory) {
    Verification verification = new Verification(directory.toString(), new Configuration());
    verification.readParts(SharedSpark.context(), (done, solutions) -> {});
    verification.compare(search -> prepared(puzzle, search));
    return verification.faults();
  }

  private void assertFault(Path directory, String fault) {
    assertThat(faults(directory)).anySatisfy(each -> assertThat(each).contains(fault));
  }

  private void forged(Path directory, int part, Consumer<List<int[]>> edit) throws IOException {
    Forgery forgery = new Forgery(directory, puzzle);
    List<int[]> rows = forgery.rows(part);
    edit.accept(rows);
    forgery.part(part, rows);
  }

  @Test
  void rewrittenSetIsStillWhole() throws IOException {
    Path directory = ordered();
    forged(directory, 1, rows -> {});
    assertThat(faults(directory)).isEmpty();
    assertThat(faults(classes())).isEmpty();
  }

  @Test
  void editedIdIsNoCover() throws IOException {
    Path directory = ordered();
    int[] options =
        new Forgery(directory, puzzle)
            .rows(0).stream().mapToInt(row -> row[5]).distinct().toArray();
    forged(directory, 1, rows -> rows.get(7)[5] = other(options, rows.get(7)[5]));
    assertFault(directory, "part-00001.parquet: row 8: ");
  }

  private static int other(int[] options, int option) {
    return options[0] == option ? options[1] : options[0];
  }

  @Test
  void optionsOfOtherPiecesAreNamed() throws IOException {
    puzzle = new PlainPuzzle("q", SmallProblems.queens(6));
    Path queens = ordered();
    forged(queens, 0, rows -> rows.get(0)[0] = 1_000_000);
    assertFault(queens, "part-00000.parquet: row 1: ");
  }

  @Test
  void rowThatIsLeftOutIsMissedByTheDiagram() throws IOException {
    Path directory = ordered();
    forged(directory, 2, rows -> rows.remove(3));
    assertFault(directory, "it has 1,471 solutions, and the diagram counts 1,472");
  }

  @Test
  void doubledAndMisplacedRowsAreNotIncreasing() throws IOException {
    Path directory = ordered();
    forged(directory, 0, rows -> rows.add(4, rows.get(3)));
    assertFault(directory, "part-00000.parquet: row 5: it is the same as the one before");

    forged(directory, 0, rows -> rows.remove(4));
    forged(directory, 0, rows -> Collections.swap(rows, 10, 11));
    assertFault(directory, "part-00000.parquet: row 12: it comes before the one before");

    forged(directory, 0, rows -> Collections.swap(rows, 10, 11));
    List<int[]> first = new Forgery(directory, puzzle).rows(0);
    forged(directory, 1, rows -> rows.add(0, first.get(first.size() - 1)));
    assertFault(directory, "part-00001.parquet: row 1, after the part before: it is the same");
  }

  @Test
  void doubledClassIsFoundByAShuffleAndAnotherMemberByItself() throws IOException {
    Path directory = classes();
    List<int[]> first = new Forgery(directory, puzzle).rows(0);
    forged(directory, 2, rows -> rows.set(0, first.get(0)));
    assertFault(directory, "more than one row has the options");

    int[] last = new Forgery(ordered(), puzzle).rows(2).get(0);
    forged(directory, 2, rows -> rows.set(0, last));
    assertFault(directory, "part-00002.parquet: row 1: it is not the representative of its class");
  }

  /** Spark evaluates it as it reads, where it takes the schema from the file. */
  @Test
  void sqlInTheSchemaOfAPartIsNotEvaluated() throws IOException {
    Path directory = classes();
    StructField field =
        new StructField(
            "b",
            DataTypes.StringType,
            true,
            Metadata.fromJson("{\"EXISTS_DEFAULT\": \"raise_error('evaluated')\"}"));
    String schema = SparkSchema.of(SolutionSchema.of(puzzle)).add(field).json();
    for (int part = 0; part < 3; part++) {
      new Forgery(directory, puzzle)
          .footer(part, "org.apache.spark.sql.parquet.row.metadata", schema);
    }
    assertThat(faults(directory)).isEmpty();
  }

  @Test
  void footerOfAnotherPuzzleIsAFault() throws IOException {
    Path directory = classes();
    Forgery forgery = new Forgery(directory, puzzle);
    forgery.footer(0, "dancingsparks.puzzle", puzzle.name());
    assertThat(faults(directory)).isEmpty();
    forgery.footer(1, "dancingsparks.problem", "another");
    assertFault(directory, "part-00001.parquet: its footer has another puzzle");
    forgery.footer(1, "dancingsparks.firstSolution", "7");
    assertFault(directory, "part-00001.parquet: its footer has another puzzle");
  }

  @Test
  void classThatIsLeftOutIsMissedByItsMembers() throws IOException {
    Path directory = classes();
    forged(directory, 2, rows -> rows.remove(0));
    assertFault(directory, "it has 1,468 solutions in its classes, and the diagram counts 1,472");
  }

  @Test
  void givenThatIsLackingIsFound() throws IOException {
    Path directory = ordered();
    int given = new Forgery(directory, puzzle).rows(2).get(0)[0];
    new Forgery(directory, puzzle)
        .manifest(root -> root.set("givens", root.arrayNode().add(given)));
    assertFault(directory, "part-00000.parquet: row 1: it lacks an option that is given");
  }

  @Test
  void manifestThatContradictsItselfIsFound() throws IOException {
    Path directory = ordered();
    Forgery forgery = new Forgery(directory, puzzle);
    forgery.manifest(root -> root.put("solutions", 1471));
    assertFault(directory, "_meta/run.json: it says 1,471 solutions, and its parts have 1,472");
    forgery.manifest(root -> root.put("solutions", 1472));
    forgery.manifest(root -> ((ArrayNode) root.get("parts")).remove(2));
    assertFault(directory, "part-00002.parquet: is not part of the run");
    assertFault(directory, "_meta/run.json: it has another number of parts than of bins");
  }

  @Test
  void renumberedPartsAreFound() throws IOException {
    Path directory = ordered();
    new Forgery(directory, puzzle)
        .manifest(root -> ((ObjectNode) root.get("parts").get(1)).put("firstSolution", 7));
    assertFault(directory, "_meta/run.json: the numbers of its part 1 do not fit");
  }

  @Test
  void rowsThatAreSaidToBeOrderedHaveToBe() throws IOException {
    Path directory = classes();
    new Forgery(directory, puzzle).manifest(root -> root.put("solutionOrder", "diagram"));
    assertFault(directory, "it comes before the one before");
  }

  @Test
  void partThatIsNamedBesidePartsIsFound() throws IOException {
    Path directory = ordered();
    Path doubled = directory.resolve("part-00003.parquet");
    Files.copy(directory.resolve("part-00000.parquet"), doubled);
    new Forgery(directory, puzzle)
        .manifest(
            root ->
                ((ArrayNode) root.get("files"))
                    .addObject()
                    .put("file", "part-00003.parquet")
                    .put("bytes", doubled.toFile().length())
                    .put("sha256", SetOnDisk.sha256(doubled)));
    assertFault(directory, "_meta/run.json: beside parts it names");
  }

  @Test
  void descriptionThatIsMissingAltogetherIsFound() throws IOException {
    Path directory = ordered();
    Files.delete(directory.resolve("_meta/problem.dlx"));
    Files.delete(directory.resolve("_meta/options.parquet"));
    new Forgery(directory, puzzle)
        .manifest(
            root -> {
              ((ArrayNode) root.get("files")).remove(2);
              ((ArrayNode) root.get("files")).remove(0);
            });
    assertFault(directory, "_meta/run.json: beside parts it names [_meta/puzzle.yaml]");
  }

  @Test
  void partsOfACountAreFound() throws IOException {
    Path directory = ordered();
    forged(directory, 0, rows -> rows.remove(3));
    new Forgery(directory, puzzle)
        .manifest(root -> root.put("contents", "count").put("solutions", 1472));
    assertFault(directory, "_meta/run.json: its contents are not those of its type");
  }

  @Test
  void unknownResultsAreOfAnotherVersion() throws IOException {
    Path directory = ordered();
    new Forgery(directory, puzzle).manifest(root -> root.put("contents", "some"));
    assertThatThrownBy(() -> faults(directory))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("holds results of an unknown type, some");
  }

  @Test
  void otherBytesAreFound() throws IOException {
    Path directory = ordered();
    Forgery forgery = new Forgery(directory, puzzle);
    forgery.manifest(root -> ((ObjectNode) root.get("parts").get(1)).put("bytes", 7));
    assertFault(directory, "part-00001.parquet: has ");
    forgery.manifest(root -> ((ObjectNode) root.get("files").get(1)).put("bytes", 7));
    assertFault(directory, "_meta/puzzle.yaml: has ");
  }

  @Test
  void numberOfSolutionsThatIsNoneIsDamage() throws IOException {
    Path directory = ordered();
    for (JsonNode none : List.of(text("many"), text("1472"), IntNode.valueOf(-1))) {
      new Forgery(directory, puzzle).manifest(root -> root.set("solutions", none));
      assertThatThrownBy(() -> faults(directory))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("_meta/run.json lacks some of its fields");
    }
  }

  private static JsonNode text(String text) {
    return TextNode.valueOf(text);
  }

  @Test
  void rowThatIsDoubledByANullInItsArrayIsFound() throws IOException {
    puzzle = new PlainPuzzle("q", SmallProblems.queens(6));
    Path queens = temporary.resolve("queens");
    SetOnDisk.write(queens, puzzle, 1);
    Forgery forgery = new Forgery(queens, puzzle);
    MessageType type =
        MessageTypeParser.parseMessageType(
            """
            message solution { required group options (LIST) {
              repeated group list { optional int32 element; } } }
            """);
    List<int[]> solutions = forgery.rows(0);
    solutions.set(1, solutions.get(0));
    List<Group> rows = new ArrayList<>();
    for (int[] row : solutions) {
      Group group = new SimpleGroup(type);
      Group list = group.addGroup("options");
      Arrays.stream(row).forEach(option -> list.addGroup("list").append("element", option));
      rows.add(group);
    }
    rows.get(1).getGroup("options", 0).addGroup("list");
    forgery.part(0, type, rows);
    assertFault(queens, "part-00000.parquet: row 1: its columns are not those that solutions have");
  }

  @Test
  void manyPartsAreShuffledToo() {
    puzzle = new PlainPuzzle("q", SmallProblems.queens(8));
    Path queens = temporary.resolve("queens");
    SetOnDisk.write(queens, puzzle, 40);
    assertThat(SetOnDisk.parts(queens)).hasSizeGreaterThan(32);
    assertThat(faults(queens)).isEmpty();
  }
}
