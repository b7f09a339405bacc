package org.dancingsparks.site;

import java.io.IOException;
import java.io.OutputStream;
import java.time.LocalDateTime;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** The cases to test other solvers with, to download; always the same bytes. */
public final class CaseArchive {
  /** The file of a site, from the folder of the front page. */
  public static final String FILE = "cases.zip";

  private static final String TABLE = "cases/cases.tsv";

  /** The same for all entries, so that the bytes are the same. */
  private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

  private CaseArchive() {}

  /** Writes the archive. */
  public static void write(OutputStream out) throws IOException {
    ZipOutputStream archive = new ZipOutputStream(out);
    for (String file : files()) {
      ZipEntry entry = new ZipEntry(file);
      entry.setTimeLocal(TIME);
      archive.putNextEntry(entry);
      archive.write(ProjectFiles.find(file).orElseThrow());
      archive.closeEntry();
    }
    archive.finish();
  }

  private static List<String> files() {
    return Stream.concat(
            Stream.of("cases/README.md", "cases/check_proof.py", TABLE),
            ProjectFiles.text(TABLE)
                .lines()
                .skip(1)
                .map(line -> "cases/" + line.substring(0, line.indexOf('\t'))))
        .toList();
  }
}
