package org.dancingsparks.testing;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * The damage that a fault did to a solution set, found by DuckDB.
 *
 * @param lost rows that are missing
 * @param doubled rows that are there more than once
 */
public record Damage(long lost, long doubled) {
  /** Compares a set with one that no fault has met. */
  public static Damage of(Path harmed, Path whole) throws SQLException {
    String there = "'%s/part-*.parquet'".formatted(harmed);
    String here = "'%s/part-*.parquet'".formatted(whole);
    return new Damage(
        number("SELECT count(*) FROM (FROM %s EXCEPT FROM %s)".formatted(here, there)),
        number(
            "SELECT count(*) - (SELECT count(*) FROM (SELECT DISTINCT * FROM %s)) FROM %s"
                .formatted(there, there)));
  }

  private static long number(String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      result.next();
      return result.getLong(1);
    }
  }
}
