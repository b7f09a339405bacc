package org.dancingsparks.runs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Checks that the files of a complete run are those that its manifest names. It does not check that
 * their rows are right.
 *
 * @param directory of the run
 */
public record CompleteCheck(RunDirectory directory) {
  /** The fault of a file that would be read as if it were a part. */
  public static final String EXTRA = "is not part of the run";

  /**
   * Checks the files.
   *
   * @throws DamagedException if one is missing or not as it was written, or the manifest does not
   *     name an existing part
   */
  public void check(CheckDepth check) throws IOException {
    String manifest = directory.readSideFile(RunNames.MANIFEST).orElse("");
    String name = directory.name(RunNames.MANIFEST);
    List<FileRecord> files = SealedJson.files(name, SealedJson.read(name, manifest));
    Listing present = checkLengths(files);
    checkNames(files, present.files(), RunNames::isPartOrRejected);
    if (check == CheckDepth.CHECKSUMS) {
      files.parallelStream().forEach(this::checkContent);
    }
  }

  /**
   * Checks that files exist with all their bytes.
   *
   * @return all files that are there
   * @throws DamagedException if one is not
   */
  public Listing checkLengths(List<FileRecord> files) throws IOException {
    Listing present = directory.listing();
    files.forEach(file -> file.lengthFault(present).ifPresent(file::fail));
    return present;
  }

  /**
   * Checks that there are no other files.
   *
   * @param present the names of all files
   * @param isRead true of those that would be read as parts
   * @throws DamagedException if there is another
   */
  public static void checkNames(
      List<FileRecord> files, Iterable<String> present, Predicate<String> isRead) {
    Set<String> named = files.stream().map(FileRecord::file).collect(Collectors.toSet());
    for (String name : present) {
      if (isRead.test(name) && !named.contains(name)) {
        throw new DamagedException("%s %s".formatted(name, EXTRA));
      }
    }
  }

  private void checkContent(FileRecord file) {
    try {
      file.check(directory);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
