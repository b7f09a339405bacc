package org.dancingsparks.cli.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.printed;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.apache.parquet.example.data.simple.SimpleGroup;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.io.LocalOutputFile;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Parquet files from elsewhere, with more in their schema than names and types. */
@Tag("slow")
class StrangeParquetTest {
  private static final MessageType TYPE =
      MessageTypeParser.parseMessageType("message m { required int32 a; }");

  @TempDir private Path directory;
  private Path file;

  @BeforeEach
  void name() {
    file = directory.resolve("strange.parquet");
  }

  /** Writes a file that has column a, and whose schema for Spark has another field besides. */
  private void write(String field) throws IOException {
    String schema =
        """
        {"type": "struct", "fields": [
          {"name": "a", "type": "integer", "nullable": true, "metadata": {}}, %s]}"""
            .formatted(field);
    try (ParquetWriter<?> writer =
        ExampleParquetWriter.builder(new LocalOutputFile(file))
            .withType(TYPE)
            .withExtraMetaData(Map.of("org.apache.spark.sql.parquet.row.metadata", schema))
            .build()) {
      write(writer);
    }
  }

  @SuppressWarnings("unchecked")
  private static void write(ParquetWriter<?> writer) throws IOException {
    SimpleGroup row = new SimpleGroup(TYPE);
    row.add("a", 7);
    ((ParquetWriter<Object>) writer).write(row);
  }

  private static String defaulted(String key) {
    return """
        {"name": "b", "type": "string", "nullable": true,
          "metadata": {"%s": "xpath_string('<a>s3cret</a>', 'a')"}}"""
        .formatted(key);
  }

  private String from() {
    return " FROM parquet.`%s`".formatted(file);
  }

  private void assertRefused(Object... words) {
    assertThat(dance(words).assertMendable().err())
        .startsWith("dance: A query may not evaluate SQL")
        .contains("--allow-scripts")
        .doesNotContain("s3cret");
  }

  @ParameterizedTest
  @ValueSource(strings = {"EXISTS_DEFAULT", "CURRENT_DEFAULT"})
  void defaultsOfColumnsAreNotEvaluated(String key) throws IOException {
    write(defaulted(key));
    assertRefused("sql", "SELECT *" + from());
    assertRefused("sql", "SELECT COUNT(*)" + from());
    assertRefused("sql", "SELECT 1 WHERE EXISTS (SELECT b" + from() + ")");
    assertRefused("sql", "EXPLAIN SELECT *" + from());
    assertRefused("sql", "CREATE TEMPORARY VIEW v AS SELECT *" + from());
    assertRefused("sql", "--allow-files", "--allow-write", "SELECT *" + from());
    assertThat(printed("sql", "--csv", "--allow-scripts", "SELECT a" + from())).isEqualTo("a\n7\n");
  }

  @Test
  void norAreThoseOfFieldsInside() throws IOException {
    String inside =
        """
        {"name": "s", "nullable": true, "metadata": {},
          "type": {"type": "array", "containsNull": true,
            "elementType": {"type": "struct", "fields": [%s]}}}"""
            .formatted(defaulted("EXISTS_DEFAULT"));
    write(inside);
    assertRefused("sql", "SELECT *" + from());
  }

  @Test
  void partsOfASetAreReadByTheSchemaOfTheManifest() throws IOException {
    Path set = directory.resolve("set");
    printed("enumerate", "pentominoes:3x20", "--out", set);
    file = set.resolve("part-00000.parquet");
    Files.delete(file);
    write(defaulted("EXISTS_DEFAULT"));
    assertThat(dance("sql", "--set", "x=" + set, "SELECT * FROM x").assertMendable().err())
        .contains("part-00000.parquet");
  }

  @Test
  void otherMetadataDoesNoHarm() throws IOException {
    write(
        """
        {"name": "b", "type": "string", "nullable": true, "metadata": {"comment": "text"}}""");
    assertThat(printed("sql", "--csv", "SELECT *" + from())).isEqualTo("a,b\n7,\n");
  }
}
