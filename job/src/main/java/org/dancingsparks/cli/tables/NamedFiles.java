package org.dancingsparks.cli.tables;

import org.dancingsparks.files.FileSettings;
import org.dancingsparks.files.Puzzles;
import org.dancingsparks.tables.TableName;

/** The files that the name of a table may be that of, on any Hadoop file system. */
record NamedFiles(FileSettings settings) implements TableName.Files {
  @Override
  public boolean exists(String file) {
    return Puzzles.exists(file, settings);
  }

  @Override
  public String text(String file) {
    return Puzzles.readText(file, settings);
  }
}
