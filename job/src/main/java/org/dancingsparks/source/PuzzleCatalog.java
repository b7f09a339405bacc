package org.dancingsparks.source;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.spark.sql.catalyst.analysis.NoSuchTableException;
import org.apache.spark.sql.connector.catalog.Identifier;
import org.apache.spark.sql.connector.catalog.Table;
import org.apache.spark.sql.connector.catalog.TableCatalog;
import org.apache.spark.sql.connector.catalog.TableChange;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.message.UserException;

/**
 * Spark's catalog of puzzles: each name is a table of solutions, and with {@code _options} after it
 * one of options.
 *
 * <pre>{@code
 * spark.sql.catalog.exactcover = org.dancingsparks.source.PuzzleCatalog
 * SELECT COUNT(*) FROM exactcover.iq_fit
 * SELECT * FROM exactcover.`pentominoes:6x10_options`
 * SELECT * FROM exactcover.`hdfs:///puzzles/mine.yaml`
 * }</pre>
 *
 * <p>Names of shipped puzzles may also be written with {@code _} for characters other than letters
 * and digits, in any case. Settings of {@link ExactCoverSource} below the catalog's own, as in
 * {@code spark.sql.catalog.exactcover.memory}, apply to all its tables of solutions. Tables cannot
 * be made, altered or dropped. Tables of named puzzles are cached for later queries, with their
 * searches; those of files only until {@code REFRESH TABLE}. Thread safe.
 */
public final class PuzzleCatalog implements TableCatalog {
  private static final String OPTIONS = "_options";
  private static final int MAX_TABLES = 16;

  private final Map<String, String> shipped = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
  private final Map<String, SourceTable> recent = new LinkedHashMap<>(MAX_TABLES, 0.75F, true);
  private Map<String, String> settings = Map.of();
  private String name = ExactCoverSource.NAME;

  /** A catalog without settings; Spark makes it, and initializes it then. */
  public PuzzleCatalog() {
    ShippedPuzzles.names()
        .forEach(puzzle -> shipped.put(puzzle.replaceAll("[^A-Za-z0-9_]", "_"), puzzle));
  }

  @Override
  public void initialize(String catalog, CaseInsensitiveStringMap options) {
    name = catalog;
    settings = Map.copyOf(options.asCaseSensitiveMap());
  }

  @Override
  public String name() {
    return name;
  }

  /** Returns the names of the tables of shipped puzzles. */
  public List<String> names() {
    return shipped.keySet().stream().flatMap(table -> Stream.of(table, table + OPTIONS)).toList();
  }

  /** Returns whether a table is of a shipped puzzle. */
  public boolean isShipped(String table) {
    return shipped.containsKey(table) || base(table).filter(shipped::containsKey).isPresent();
  }

  /**
   * Returns whether a table is of a puzzle that is shipped or made by rules, so that no file is
   * read.
   */
  public boolean isNamed(String table) {
    return isPuzzle(table) || base(table).filter(this::isPuzzle).isPresent();
  }

  private boolean isPuzzle(String table) {
    return shipped.containsKey(table) || NamedPuzzles.isNamed(table);
  }

  /** Returns the table whose options a table has, if its name says so. */
  private static Optional<String> base(String table) {
    return table.toLowerCase(Locale.ROOT).endsWith(OPTIONS)
        ? Optional.of(table.substring(0, table.length() - OPTIONS.length()))
        : Optional.empty();
  }

  @Override
  public Identifier[] listTables(String[] namespace) {
    return namespace.length > 0
        ? new Identifier[0]
        : names().stream().map(table -> Identifier.of(namespace, table)).toArray(Identifier[]::new);
  }

  /**
   * Returns the table of a puzzle.
   *
   * @throws UserException if there is no such puzzle, or its file cannot be read
   */
  @Override
  public Table loadTable(Identifier table) throws NoSuchTableException {
    if (table.namespace().length > 0) {
      throw new NoSuchTableException(table);
    }
    return load(table.name());
  }

  private synchronized SourceTable load(String table) {
    SourceTable known = recent.get(table);
    if (known == null) {
      known = ExactCoverSource.load(Settings.of(settings(table)));
      recent.put(table, known);
      if (recent.size() > MAX_TABLES) {
        recent.remove(recent.keySet().iterator().next());
      }
    }
    return known;
  }

  private Map<String, String> settings(String table) {
    Optional<String> base = base(table).filter(puzzle -> !shipped.containsKey(table));
    Map<String, String> given = new HashMap<>(base.isPresent() ? Map.of() : settings);
    String puzzle = base.orElse(table);
    given.put("puzzle", shipped.getOrDefault(puzzle, puzzle));
    base.ifPresent(options -> given.put("table", "options"));
    return given;
  }

  @Override
  public boolean tableExists(Identifier table) {
    try {
      return loadTable(table) != null;
    } catch (NoSuchTableException | UserException e) {
      return false;
    }
  }

  @Override
  public synchronized void invalidateTable(Identifier table) {
    recent.remove(table.name());
  }

  @Override
  public Table alterTable(Identifier table, TableChange... changes) {
    throw new UnsupportedOperationException("Tables of puzzles cannot be altered.");
  }

  @Override
  public boolean dropTable(Identifier table) {
    throw new UnsupportedOperationException("Tables of puzzles cannot be dropped.");
  }

  @Override
  public void renameTable(Identifier table, Identifier other) {
    throw new UnsupportedOperationException("Tables of puzzles cannot be renamed.");
  }
}
