package org.dancingsparks.cli.sql;

import java.util.Arrays;
import java.util.stream.Stream;
import org.apache.spark.sql.catalyst.analysis.NoSuchNamespaceException;
import org.apache.spark.sql.catalyst.analysis.NoSuchTableException;
import org.apache.spark.sql.connector.catalog.DelegatingCatalogExtension;
import org.apache.spark.sql.connector.catalog.Identifier;
import org.apache.spark.sql.connector.catalog.Table;
import org.dancingsparks.source.PuzzleCatalog;

/**
 * Spark's own catalog with the shipped puzzles as additional tables, so that {@code dance sql}
 * finds them without a catalog name. Tables and views of a statement take precedence.
 */
public final class ShippedTables extends DelegatingCatalogExtension {
  private static final String[] NAMESPACE = {"default"};

  private final PuzzleCatalog puzzles = new PuzzleCatalog();

  /** A catalog; Spark makes it. */
  public ShippedTables() {}

  @Override
  public Table loadTable(Identifier table) throws NoSuchTableException {
    try {
      return super.loadTable(table);
    } catch (NoSuchTableException e) {
      if (Arrays.equals(table.namespace(), NAMESPACE) && puzzles.isShipped(table.name())) {
        return puzzles.loadTable(Identifier.of(new String[0], table.name()));
      }
      throw e;
    }
  }

  @Override
  public Identifier[] listTables(String[] namespace) throws NoSuchNamespaceException {
    Stream<Identifier> own = Arrays.stream(super.listTables(namespace));
    return Arrays.equals(namespace, NAMESPACE)
        ? Stream.concat(own, puzzles.names().stream().map(name -> Identifier.of(namespace, name)))
            .toArray(Identifier[]::new)
        : own.toArray(Identifier[]::new);
  }
}
