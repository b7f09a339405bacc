package org.dancingsparks.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.dancingsparks.verify.Verification;

/**
 * Whether the files of a complete run are those that its manifest names. Whether what is in them is
 * right, {@link Verification} tells.
 *
 * @param directory of the run
 */
public record CompleteCheck(RunDirectory directory) {
  /**
   * Checks the files.
   *
   * @param readsAll whether their SHA-256 is checked as well, not only their lengths
   * @throws DamagedException if one is missing or not as it was written, or a part is none of it
   */
  void check(boolean readsAll) throws IOException {
    String manifest = directory.read(directory.path(RunNames.MANIFEST)).orElse("");
    List<FileRecord> files =
        SealedJson.files(RunNames.MANIFEST, SealedJson.read(RunNames.MANIFEST, manifest));
    Listing there = checkLengths(files);
    Set<String> named = files.stream().map(FileRecord::file).collect(Collectors.toSet());
    for (String name : there.files()) {
      if (RunNames.isPartOrRejected(name) && !named.contains(name)) {
        throw noPart(name);
      }
    }
    if (readsAll) {
      files.parallelStream().forEach(this::checkContent);
    }
  }

  /** What to throw where a file would be read as a part. */
  public static DamagedException noPart(String name) {
    return new DamagedException(name + " is no part of it, and would be read with it");
  }

  /**
   * Checks that files are there with all their bytes.
   *
   * @return all files that are there
   * @throws DamagedException if one is not
   */
  public Listing checkLengths(List<FileRecord> files) throws IOException {
    Listing there = directory.listing();
    files.forEach(file -> checkLength(file, there));
    return there;
  }

  private static void checkLength(FileRecord file, Listing there) {
    if (!there.has(file.file())) {
      throw new DamagedException(file.file() + " is missing");
    }
    if (!there.has(file.file(), file.bytes())) {
      throw new DamagedException(
          "%s has %,d bytes, and had %,d"
              .formatted(file.file(), there.lengths().get(file.file()), file.bytes()));
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
