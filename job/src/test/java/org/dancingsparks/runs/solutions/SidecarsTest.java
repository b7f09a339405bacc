package org.dancingsparks.runs.solutions;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.io.LocalInputFile;
import org.apache.spark.sql.Row;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.format.PuzzleReader;
import org.dancingsparks.format.knuth.KnuthReader;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.links.Profile;
import org.dancingsparks.parquet.Readers;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Placement;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.search.BinResult;
import org.dancingsparks.search.Engines;
import org.dancingsparks.search.Plan;
import org.dancingsparks.search.RequestedEngine;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.Searches;
import org.dancingsparks.testing.SharedSpark;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.SmallPuzzles;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import scala.collection.Seq;
import scala.jdk.javaapi.CollectionConverters;

/** The files beside the parts: options, problem, puzzle and manifest. */
class SidecarsTest {
  @TempDir private Path temporary;
  private Path directory;

  private Path made(PiecePuzzle puzzle) {
    directory = temporary.resolve(puzzle.name());
    SetOnDisk.write(directory, puzzle, 3);
    return directory;
  }

  private List<Row> options(Path directory) {
    String file = directory + "/_meta/options.parquet";
    return SharedSpark.session().read().parquet(file).orderBy("option").collectAsList();
  }

  private static List<Cell> cells(List<Row> rows) {
    return rows.stream().map(row -> new Cell(row.getInt(0), row.getInt(1), row.getInt(2))).toList();
  }

  @Test
  void optionsFileHoldsEachPlacement() throws IOException {
    for (PiecePuzzle puzzle : List.of(SmallPuzzles.layered(), SmallPuzzles.cube())) {
      List<Row> rows = options(made(puzzle));
      assertThat(rows).hasSize(puzzle.placements().size());
      for (int option = 0; option < rows.size(); option++) {
        Placement placement = puzzle.placements().get(option);
        Row row = rows.get(option);
        assertThat(row.<Integer>getAs("option")).isEqualTo(option);
        assertThat(row.<String>getAs("piece"))
            .isEqualTo(puzzle.pieces().get(placement.piece()).name());
        assertThat(row.<String>getList(row.fieldIndex("items")))
            .containsExactly(puzzle.problem().names(option));
        assertThat(cells(row.getList(row.fieldIndex("cells")))).isEqualTo(placement.cells());
        List<List<Cell>> orientations = new ArrayList<>();
        row.<Seq<Row>>getList(row.fieldIndex("orientations"))
            .forEach(each -> orientations.add(cells(CollectionConverters.asJava(each))));
        assertThat(orientations).isEqualTo(placement.orientations());
      }
    }
    assertThat(SmallPuzzles.layered().placements())
        .anySatisfy(placement -> assertThat(placement.orientations()).hasSizeGreaterThan(1));
  }

  @Test
  void optionsJoinWithSolutionsIntoFullBoards() {
    made(SmallPuzzles.mirrored());
    String sql =
        """
        SELECT count(DISTINCT (cell.row, cell.column)), count(*) FROM
          (SELECT row_number() OVER () AS solution, * FROM '%s/part-*.parquet') s
          JOIN '%s/_meta/options.parquet' o ON o.option IN (s.A, s.B, s.C, s.D), UNNEST(o.cells) t(cell)
        GROUP BY solution
        """
            .formatted(directory, directory);

    assertThat(Readers.query(sql))
        .hasSize(Walks.brute(SmallPuzzles.mirrored().problem()).size())
        .containsOnly(List.of(16, 16));
  }

  @Test
  void patternOfParquetFilesMatchesSolutionsAlone() {
    made(SmallPuzzles.mirrored());
    int solutions = Walks.brute(SmallPuzzles.mirrored().problem()).size();

    assertThat(Readers.query("SELECT count(*) FROM '%s/*.parquet'".formatted(directory)))
        .containsExactly(List.of(solutions));
    assertThat(SharedSpark.session().read().parquet(directory.toString()).count())
        .isEqualTo(solutions);
  }

  @Test
  void optionsOfAProblemWithoutPiecesHaveNoCells() throws IOException {
    directory = temporary.resolve("q");
    SetOnDisk.write(directory, new PlainPuzzle("q", SmallProblems.queens(4)), 2);
    List<Row> rows = options(directory);

    assertThat(rows).hasSize(16);
    assertThat(rows.get(5).<String>getAs("piece")).isNull();
    assertThat(rows.get(5).<Object>getAs("cells")).isNull();
    assertThat(rows.get(5).<Object>getAs("orientations")).isNull();
    assertThat(rows.get(5).<String>getList(rows.get(5).fieldIndex("items")))
        .containsExactly("r1", "c1", "a2", "b3");
    assertThat(directory.resolve("_meta/puzzle.yaml")).doesNotExist();
  }

  @Test
  void problemAndPuzzleReadBackAsTheyWere() throws IOException {
    for (PiecePuzzle puzzle : SmallPuzzles.all()) {
      if (!puzzle.name().equals("small")) {
        made(puzzle);
        String hash = SetOnDisk.json(directory.resolve("_meta/run.json")).get("problem").asText();
        assertThat(hash).isEqualTo(puzzle.problem().hash());
        String dlx = Files.readString(directory.resolve("_meta/problem.dlx"));
        assertThat(KnuthReader.read("_meta/problem.dlx", dlx).hash()).isEqualTo(hash);
        String yaml = Files.readString(directory.resolve("_meta/puzzle.yaml"));
        PiecePuzzle read = PuzzleReader.read("_meta/puzzle.yaml", yaml).puzzle(puzzle.name());
        assertThat(read.problem().hash()).isEqualTo(hash);
        assertThat(read.placements()).isEqualTo(puzzle.placements());
        assertThat(read.pieces()).isEqualTo(puzzle.pieces());
        assertThat(read.title()).isEqualTo(puzzle.title());
      }
    }
  }

  @Test
  void manifestSaysWhatWasSearchedAndHow() {
    PiecePuzzle puzzle = SmallPuzzles.mirrored();
    int given = Walks.brute(puzzle.problem()).iterator().next().get(0);
    Prefix givens = Prefix.of(puzzle.problem(), given);
    Search search =
        Searches.of(puzzle)
            .orderedBy(puzzle.itemOrder("pieces-first"))
            .containing(givens)
            .splitBy("B");
    Plan plan = SetOnDisk.plan(search, 4);
    directory = temporary.resolve("set");
    List<BinResult> results = SetOnDisk.write(directory.toString(), puzzle, plan);
    JsonNode run = SetOnDisk.json(directory.resolve("_meta/run.json"));

    assertThat(run.get("format").asInt()).isEqualTo(4);
    assertThat(run.get("program").asText()).isEqualTo("1.2.3");
    assertThat(run.get("puzzle").asText()).isEqualTo("small");
    assertThat(run.get("problem").asText()).isEqualTo(puzzle.problem().hash());
    assertThat(run.get("engine").asText()).isEqualTo("links");
    assertThat(run.get("itemOrder").get("name").asText()).isEqualTo("pieces-first");
    assertThat(run.get("itemOrder").get("items")).hasSize(20).first().hasToString("\"A\"");
    assertThat(run.get("solutionOrder").asText()).isEqualTo("search");
    assertThat(run.get("givens").toString()).isEqualTo("[" + given + "]");
    assertThat(run.get("symmetry").asText()).isEqualTo("split");
    assertThat(run.get("plan").toString())
        .startsWith(
            "{\"splitDepth\":2,\"splitPiece\":\"B\",\"subproblems\":%d,\"mostBins\":4,\"bins\":%d,"
                .formatted(plan.subproblems(), plan.bins().size()));
    assertThat(run.get("columns")).hasSize(4);
    Profile profile =
        results.stream().map(BinResult::profile).reduce(plan.expansion(), Profile::plus);
    assertThat(run.get("nodes").asLong()).isEqualTo(profile.nodes());
    assertThat(run.get("updates").asLong()).isEqualTo(profile.updates());
  }

  @Test
  void footersSayWhatPartsHold() throws IOException {
    PiecePuzzle puzzle = SmallPuzzles.mirrored();
    Search diagram = Engines.of(puzzle).prepare(Walks.all(puzzle), RequestedEngine.DIAGRAM);
    for (Search search : List.of(diagram, Walks.all(puzzle))) {
      directory = temporary.resolve("by" + search.method().engine());
      SetOnDisk.write(directory.toString(), puzzle, SetOnDisk.plan(search, 3));
      JsonNode run = SetOnDisk.json(directory.resolve("_meta/run.json"));
      for (JsonNode part : run.get("parts")) {
        Map<String, String> expected = new TreeMap<>();
        Stream.of("puzzle", "problem", "program")
            .forEach(name -> expected.put("dancingsparks." + name, run.get(name).asText()));
        if (search == diagram) {
          Stream.of("firstSolution", "lastSolution")
              .forEach(name -> expected.put("dancingsparks." + name, part.get(name).asText()));
        }
        assertThat(footer(directory.resolve(part.get("file").asText()))).isEqualTo(expected);
      }
    }
  }

  private static Map<String, String> footer(Path part) throws IOException {
    try (ParquetFileReader file = ParquetFileReader.open(new LocalInputFile(part))) {
      return file.getFooter().getFileMetaData().getKeyValueMetaData();
    }
  }

  @Test
  void manifestIsTrueOfEachPart() throws IOException {
    made(SmallPuzzles.mirrored());
    JsonNode run = SetOnDisk.json(directory.resolve("_meta/run.json"));
    long solutions = 0;
    assertThat(run.get("parts")).hasSameSizeAs(SetOnDisk.parts(directory));
    for (JsonNode part : run.get("parts")) {
      Path file = directory.resolve(part.get("file").asText());
      long rows = part.get("rows").asLong();
      assertThat(SetOnDisk.parts(directory)).contains(file);
      assertThat(part.get("bytes").asLong()).isEqualTo(Files.size(file));
      assertThat(part.get("sha256").asText()).isEqualTo(SetOnDisk.sha256(file));
      assertThat(Readers.query("SELECT count(*) FROM '" + file + "'"))
          .containsExactly(List.of((int) rows));
      if (rows == 0) {
        assertThat(part.get("firstSolution").isNull()).isTrue();
        assertThat(part.get("lastSolution").isNull()).isTrue();
      } else {
        assertThat(part.get("firstSolution").asLong()).isEqualTo(solutions);
        assertThat(part.get("lastSolution").asLong()).isEqualTo(solutions + rows - 1);
      }
      solutions += rows;
    }
    assertThat(run.get("solutions").asLong()).isEqualTo(solutions).isPositive();
  }
}
