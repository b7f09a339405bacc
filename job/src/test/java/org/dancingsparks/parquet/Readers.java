package org.dancingsparks.parquet;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.example.GroupReadSupport;
import org.apache.parquet.hadoop.util.HadoopInputFile;
import org.apache.parquet.io.InputFile;
import org.apache.parquet.schema.MessageType;
import org.apache.spark.sql.Row;
import org.dancingsparks.runs.solutions.SetOnDisk;
import org.dancingsparks.testing.SharedSpark;

/** Three readers of a solution set, each giving rows as lists of numbers; NULL is null. */
public final class Readers {
  private Readers() {}

  /** Reads part by part, since Spark promises no order among files. */
  static List<List<Integer>> spark(Path directory) {
    List<List<Integer>> rows = new ArrayList<>();
    for (Path part : SetOnDisk.parts(directory)) {
      for (Row row : SharedSpark.session().read().parquet(part.toString()).collectAsList()) {
        rows.add(numbers(row));
      }
    }
    return rows;
  }

  private static List<Integer> numbers(Row row) {
    if (row.schema().fieldNames()[0].equals("options")) {
      return row.getList(0);
    }
    List<Integer> numbers = new ArrayList<>();
    for (int column = 0; column < row.size(); column++) {
      numbers.add(row.isNullAt(column) ? null : ((Number) row.get(column)).intValue());
    }
    return numbers;
  }

  static List<List<Integer>> duckDb(Path directory) {
    return query("SELECT * FROM '" + directory + "/part-*.parquet'");
  }

  /** The rows of a DuckDB query; an array is a row of its own. */
  public static List<List<Integer>> query(String sql) {
    List<List<Integer>> rows = new ArrayList<>();
    try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      while (result.next()) {
        List<Integer> row = new ArrayList<>();
        for (int column = 1; column <= result.getMetaData().getColumnCount(); column++) {
          Object value = result.getObject(column);
          if (value instanceof java.sql.Array array) {
            Arrays.stream((Object[]) array.getArray()).forEach(each -> row.add((Integer) each));
          } else {
            row.add(value == null ? null : ((Number) value).intValue());
          }
        }
        rows.add(row);
      }
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
    return rows;
  }

  /** Column names and types as DuckDB reports them. */
  static List<String> duckDbTypes(Path directory) {
    List<String> types = new ArrayList<>();
    String sql = "DESCRIBE SELECT * FROM '" + directory + "/part-*.parquet'";
    try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      while (result.next()) {
        types.add(result.getString("column_name") + " " + result.getString("column_type"));
      }
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
    return types;
  }

  public static List<List<Integer>> parquet(Path directory) {
    List<List<Integer>> rows = new ArrayList<>();
    for (Path part : SetOnDisk.parts(directory)) {
      groups(part).forEach(group -> rows.add(numbers(group)));
    }
    return rows;
  }

  private static List<Group> groups(Path file) {
    List<Group> groups = new ArrayList<>();
    var path = new org.apache.hadoop.fs.Path(file.toUri());
    try (ParquetReader<Group> reader =
        ParquetReader.builder(new GroupReadSupport(), path).build()) {
      for (Group group = reader.read(); group != null; group = reader.read()) {
        groups.add(group);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return groups;
  }

  private static List<Integer> numbers(Group row) {
    List<Integer> numbers = new ArrayList<>();
    if (row.getType().containsField("options")) {
      Group list = row.getGroup("options", 0);
      for (int at = 0; at < list.getFieldRepetitionCount("list"); at++) {
        numbers.add(list.getGroup("list", at).getInteger("element", 0));
      }
      return numbers;
    }
    for (int column = 0; column < row.getType().getFieldCount(); column++) {
      boolean isNull = row.getFieldRepetitionCount(column) == 0;
      numbers.add(isNull ? null : row.getInteger(column, 0));
    }
    return numbers;
  }

  static MessageType parquetType(Path file) {
    try {
      InputFile input =
          HadoopInputFile.fromPath(
              new org.apache.hadoop.fs.Path(file.toUri()), new Configuration());
      try (ParquetFileReader reader = ParquetFileReader.open(input)) {
        return reader.getFileMetaData().getSchema();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
