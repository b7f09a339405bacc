package org.dancingsparks.cases;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dancingsparks.testing.CaseRow;

/** The files of the folder {@code cases}: as they are made here, and as they are on disk. */
final class CaseFolder {
  private static final Path ROOT = Path.of("../cases");
  private static final String TABLE = "cases.tsv";

  private CaseFolder() {}

  /** All cases, by kind. */
  static List<Case> cases() {
    return Stream.of(
            ToyCases.all(),
            EdgeCases.all(),
            LargeCases.all(),
            ClassicCases.all(),
            GraphCases.all(),
            FamilyCases.all(),
            FileFamilyCases.all(),
            RandomCoverCases.all())
        .flatMap(List::stream)
        .toList();
  }

  /** The contents of the files by name. */
  static SortedMap<String, String> made() {
    List<Case> cases = cases();
    SortedMap<String, String> files = new TreeMap<>();
    cases.forEach(made -> files.put(made.file(), made.content()));
    files.put(
        TABLE,
        cases.stream()
            .map(made -> made.row().line() + "\n")
            .collect(Collectors.joining("", CaseRow.HEAD + "\n", "")));
    return files;
  }

  /** The same, as they are on disk. */
  static Map<String, String> onDisk() throws IOException {
    try (Stream<Path> files = Files.walk(ROOT)) {
      return files
          .filter(file -> file.toString().endsWith(".dlx") || file.endsWith(TABLE))
          .collect(Collectors.toMap(CaseFolder::name, CaseFolder::read));
    }
  }

  /** Writes files, and deletes those that are not among them. */
  static void write(Map<String, String> files) throws IOException {
    for (String old : onDisk().keySet()) {
      Files.delete(ROOT.resolve(old));
    }
    for (Map.Entry<String, String> file : files.entrySet()) {
      Path path = ROOT.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.writeString(path, file.getValue());
    }
  }

  private static String name(Path file) {
    return ROOT.relativize(file).toString().replace('\\', '/');
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
