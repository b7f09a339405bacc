package org.dancingsparks.verify.proofs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.runs.proofs.ProofStatement;
import org.dancingsparks.testing.Campaign;
import org.dancingsparks.testing.Seed;

/** DuckDB and Python on rows that lie beside a problem, in files that these tests write. */
final class OtherCheckers implements AutoCloseable {
  private static final Path SCRIPT = Path.of("../cases/check_proof.py");

  private final Path directory;
  private final Path text;
  private final Path csv;
  private final Connection connection;
  private Problem problem;
  private List<Integer> givens;

  private OtherCheckers(Path directory) throws IOException, SQLException {
    this.directory = directory;
    text = Files.createDirectory(directory.resolve("_meta")).resolve("problem.dlx");
    csv = directory.resolve("rows.csv");
    connection = DriverManager.getConnection("jdbc:duckdb:");
  }

  /** Makes an assertion on 20 random cases, on 10,000 in a campaign. */
  static void assertAll(Path directory, BiConsumer<OtherCheckers, Random> assertion)
      throws IOException, SQLException {
    try (OtherCheckers others = new OtherCheckers(directory)) {
      Seed.times(
          20,
          (random, seed) -> {
            for (int time = 0; time < Campaign.runs(4, 25); time++) {
              assertion.accept(others, random);
            }
          });
    }
  }

  /** Writes a problem and the rows of a proof, for both. */
  void write(ProofCase proof) {
    problem = proof.problem();
    givens = proof.givens();
    List<ProofRow> rows = proof.rows();
    int words = rows.isEmpty() ? 1 : rows.get(0).key().length;
    String open =
        IntStream.range(0, words).mapToObj(word -> "open_" + word).collect(Collectors.joining(","));
    String lines =
        rows.stream()
            .map(
                row ->
                    IntStream.range(0, words)
                            .mapToObj(word -> row.key()[word] + ",")
                            .collect(Collectors.joining())
                        + (row.item() == ProofRow.NO_ITEM ? "" : row.item())
                        + ","
                        + row.number())
            .collect(Collectors.joining("\n"));
    try {
      Files.writeString(text, KnuthWriter.write(problem));
      Files.writeString(csv, open + ",item,number\n" + lines + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    String number = proof.claim().bitLength() < Long.SIZE ? "BIGINT" : "VARCHAR";
    String columns =
        IntStream.range(0, words)
            .mapToObj(word -> "'open_%d': 'BIGINT', ".formatted(word))
            .collect(
                Collectors.joining(
                    "", "{", "'item': 'INTEGER', 'number': '%s'}".formatted(number)));
    try (Statement statement = connection.createStatement()) {
      statement.execute(
          "COPY (FROM read_csv('%s', header = true, columns = %s)) TO '%s' (FORMAT parquet)"
              .formatted(csv, columns, directory.resolve("part-00000.parquet")));
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The number that DuckDB finds proved, or why it does not. */
  String sql() {
    String sql = ProofStatement.text(directory.toString(), "_meta/problem.dlx", problem, givens);
    try (Statement statement = connection.createStatement();
        ResultSet answer = statement.executeQuery(sql)) {
      answer.next();
      return answer.getString(1).startsWith("proved") ? answer.getString(2) : answer.getString(1);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The number that the script finds proved, or why it does not. */
  String python() {
    List<String> command =
        new ArrayList<>(List.of("python3", SCRIPT.toString(), text.toString(), csv.toString()));
    givens.forEach(given -> command.add(given.toString()));
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      return new String(process.getInputStream().readAllBytes()).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
