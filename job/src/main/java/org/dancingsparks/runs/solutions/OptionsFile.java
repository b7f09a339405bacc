package org.dancingsparks.runs.solutions;

import java.io.IOException;
import java.util.List;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroupFactory;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;
import org.dancingsparks.files.AtomicFiles;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.parquet.ParquetFile;
import org.dancingsparks.parquet.RowReader;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.DamagedException;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.RunDirectory;
import org.dancingsparks.runs.RunNames;
import org.dancingsparks.search.OptionRow;

/**
 * The options of a problem as a Parquet file, one row each, to join with solutions by option id.
 * Without geometry, piece, cells and orientations are NULL.
 */
public final class OptionsFile {
  private static final String CELLS =
      """
      (LIST) { repeated group list { required group element {
        required int32 row; required int32 column; required int32 layer; } } }
      """;
  private static final MessageType SCHEMA =
      MessageTypeParser.parseMessageType(
          """
          message option {
            required int32 option;
            optional binary piece (STRING);
            required group items (LIST) {
              repeated group list { required binary element (STRING); } }
            optional group cells %s
            optional group orientations (LIST) {
              repeated group list { required group element %s } }
          }
          """
              .formatted(CELLS, CELLS));

  private OptionsFile() {}

  /**
   * Writes the file in the work directory of a run, replacing one that was there.
   *
   * @return the file under its final name
   */
  static FileRecord write(RunDirectory run, Puzzle puzzle) throws IOException {
    FileSystem files = run.files();
    Path path = run.workFile(RunNames.OPTIONS);
    files.delete(path, false);
    SimpleGroupFactory rows = new SimpleGroupFactory(SCHEMA);
    try (ParquetFile file = new ParquetFile(files, path)) {
      try (ParquetWriter<Group> writer =
          ExampleParquetWriter.builder(file)
              .withType(SCHEMA)
              .withCompressionCodec(CompressionCodecName.ZSTD)
              .build()) {
        for (int option = 0; option < puzzle.problem().options(); option++) {
          writer.write(row(rows.newGroup(), puzzle, option));
        }
        file.holdBack();
      }
      file.finish();
      AtomicFiles.checkLength(files, path, file.bytes());
      return new FileRecord(run.name(RunNames.OPTIONS), file.bytes(), file.sha256());
    }
  }

  /**
   * Checks that the rows of a run's file are those of the puzzle's options.
   *
   * @throws DamagedException if they are not
   */
  public static void check(RunDirectory run, Puzzle puzzle) throws IOException {
    SimpleGroupFactory rows = new SimpleGroupFactory(SCHEMA);
    Path path = run.sideFile(RunNames.OPTIONS);
    try (RowReader reader = RowReader.open(run.files(), path, SCHEMA)) {
      for (int option = 0; option < puzzle.problem().options(); option++) {
        Group row = reader.next();
        if (row == null
            || !row.toString().equals(row(rows.newGroup(), puzzle, option).toString())) {
          throw new DamagedException("its row of option %d is not the puzzle's".formatted(option));
        }
      }
      if (reader.next() != null) {
        throw new DamagedException("it has more rows than there are options");
      }
    }
  }

  private static Group row(Group row, Puzzle puzzle, int option) {
    OptionRow values = OptionRow.of(puzzle, option);
    row.append("option", option);
    Group items = row.addGroup("items");
    values.items().forEach(item -> items.addGroup("list").append("element", item));
    if (values.piece() != null) {
      row.append("piece", values.piece());
      append(row.addGroup("cells"), values.cells());
      Group orientations = row.addGroup("orientations");
      for (List<Cell> orientation : values.orientations()) {
        append(orientations.addGroup("list").addGroup("element"), orientation);
      }
    }
    return row;
  }

  private static void append(Group list, List<Cell> cells) {
    for (Cell cell : cells) {
      list.addGroup("list")
          .addGroup("element")
          .append("row", cell.row())
          .append("column", cell.column())
          .append("layer", cell.layer());
    }
  }
}
