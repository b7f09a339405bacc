package org.dancingsparks.verify;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroup;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.hadoop.example.GroupReadSupport;
import org.apache.parquet.io.LocalInputFile;
import org.apache.parquet.schema.MessageType;
import org.dancingsparks.files.Checksum;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.parquet.ParquetFile;
import org.dancingsparks.parquet.SolutionReader;
import org.dancingsparks.parquet.SolutionWriter;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.RunNames;
import org.dancingsparks.runs.SealedJson;
import org.dancingsparks.search.SolutionSchema;

/** Changes a solution set so that its checksums are right again. */
public final class Forgery {
  private final Path directory;
  private final SolutionSchema schema;

  public Forgery(Path directory, Puzzle puzzle) {
    this.directory = directory;
    schema = SolutionSchema.of(puzzle);
  }

  /** Of a run that is no solution set. */
  Forgery(Path directory) {
    this.directory = directory;
    schema = null;
  }

  /** Edits the manifest and seals it again. */
  void manifest(Consumer<ObjectNode> edit) throws IOException {
    Path file = directory.resolve("_meta/run.json");
    ObjectNode root = SealedJson.read("_meta/run.json", Files.readString(file));
    edit.accept(root);
    Files.writeString(file, SealedJson.write(root));
  }

  /** Writes another text in place of a file beside the parts. */
  void sideFile(String name, String text) throws IOException {
    sideFile(name, text.getBytes(StandardCharsets.UTF_8));
  }

  /** Writes other bytes in place of a file beside the parts, and their record. */
  void sideFile(String name, byte[] bytes) throws IOException {
    Files.write(directory.resolve(name), bytes);
    MessageDigest digest = Checksum.digest();
    digest.update(bytes);
    String sha256 = Checksum.text(digest);
    manifest(
        root ->
            root.get("files")
                .forEach(
                    file -> {
                      if (file.get("file").asText().equals(name)) {
                        ((ObjectNode) file).put("bytes", bytes.length).put("sha256", sha256);
                      }
                    }));
  }

  /** The rows of a part, each with its options. */
  public List<int[]> rows(int part) throws IOException {
    org.apache.hadoop.fs.Path path = path(part);
    FileSystem files = HadoopFiles.of(path, new Configuration());
    List<int[]> rows = new ArrayList<>();
    try (SolutionReader reader = SolutionReader.open(files, path, schema)) {
      for (int size = reader.next(); size >= 0; size = reader.next()) {
        rows.add(java.util.Arrays.copyOf(reader.options(), size));
      }
    }
    return rows;
  }

  /** Rewrites a part and its record in the manifest, but not the records of later parts. */
  public void part(int part, List<int[]> rows) throws IOException {
    Files.delete(directory.resolve(RunNames.partName(part)));
    org.apache.hadoop.fs.Path path = path(part);
    try (ParquetFile file = new ParquetFile(HadoopFiles.of(path, new Configuration()), path)) {
      try (SolutionWriter writer = SolutionWriter.open(file, schema)) {
        for (int[] row : rows) {
          writer.write(row, 0);
        }
        writer.finish();
      }
      String sha256 = file.sha256();
      manifest(
          root -> {
            ObjectNode entry = (ObjectNode) root.get("parts").get(part);
            long change = rows.size() - entry.get("rows").asLong();
            entry.put("rows", rows.size()).put("bytes", file.bytes()).put("sha256", sha256);
            entry.put("lastSolution", entry.get("lastSolution").asLong() + change);
            for (int later = part + 1; later < root.get("parts").size(); later++) {
              ObjectNode next = (ObjectNode) root.get("parts").get(later);
              next.put("firstSolution", next.get("firstSolution").asLong() + change);
              next.put("lastSolution", next.get("lastSolution").asLong() + change);
            }
            root.put("solutions", root.get("solutions").asLong() + change);
          });
    }
  }

  /** Writes as many rows of another type in place of a part's. */
  void part(int part, MessageType type, List<Group> rows) throws IOException {
    part(part, type, rows, Map.of());
  }

  /** Rewrites a part with the same rows and one more entry in its footer. */
  void footer(int part, String key, String value) throws IOException {
    part(part, type(part), groups(part), Map.of(key, value));
  }

  private MessageType type(int part) throws IOException {
    try (ParquetFileReader file =
        ParquetFileReader.open(new LocalInputFile(directory.resolve(RunNames.partName(part))))) {
      return file.getFooter().getFileMetaData().getSchema();
    }
  }

  /** The rows of a part as groups. */
  List<Group> groups(int part) throws IOException {
    List<Group> rows = new ArrayList<>();
    try (ParquetReader<Group> reader =
        ParquetReader.builder(new GroupReadSupport(), path(part)).build()) {
      for (Group row = reader.read(); row != null; row = reader.read()) {
        rows.add(row);
      }
    }
    return rows;
  }

  /** Changes a value of a row, and the record of its part. */
  void value(int part, int number, String column, Object value) throws IOException {
    List<Group> rows = groups(part);
    rows.set(number, with(rows.get(number), column, value));
    part(part, type(part), rows);
  }

  private static Group with(Group row, String column, Object value) {
    SimpleGroup copy = new SimpleGroup(row.getType());
    for (int field = 0; field < row.getType().getFieldCount(); field++) {
      String name = row.getType().getFieldName(field);
      if (row.getFieldRepetitionCount(field) == 0) {
        continue;
      }
      if (!row.getType().getType(field).isPrimitive()) {
        copy.add(field, row.getGroup(field, 0));
        continue;
      }
      String text = name.equals(column) ? value.toString() : row.getValueToString(field, 0);
      switch (row.getType().getType(field).asPrimitiveType().getPrimitiveTypeName()) {
        case INT32 -> copy.add(field, Integer.parseInt(text));
        case INT64 -> copy.add(field, Long.parseLong(text));
        case DOUBLE -> copy.add(field, Double.parseDouble(text));
        case BOOLEAN -> copy.add(field, Boolean.parseBoolean(text));
        default -> copy.add(field, text);
      }
    }
    return copy;
  }

  private void part(int part, MessageType type, List<Group> rows, Map<String, String> footer)
      throws IOException {
    Files.delete(directory.resolve(RunNames.partName(part)));
    org.apache.hadoop.fs.Path path = path(part);
    try (ParquetFile file = new ParquetFile(HadoopFiles.of(path, new Configuration()), path)) {
      try (ParquetWriter<Group> writer =
          ExampleParquetWriter.builder(file).withType(type).withExtraMetaData(footer).build()) {
        for (Group row : rows) {
          writer.write(row);
        }
        file.holdBack();
      }
      file.finish();
      manifest(
          root ->
              ((ObjectNode) root.get("parts").get(part))
                  .put("bytes", file.bytes())
                  .put("sha256", file.sha256()));
    }
  }

  private org.apache.hadoop.fs.Path path(int part) {
    return new org.apache.hadoop.fs.Path(directory.resolve(RunNames.partName(part)).toUri());
  }
}
