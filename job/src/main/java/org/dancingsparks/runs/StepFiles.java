package org.dancingsparks.runs;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The files between the steps of an unfinished run. If a file that a later step needs is not
 * intact, the bin that wrote it is done again, and perhaps others before it.
 */
final class StepFiles<K extends Record & BinCommit> {
  private final Steps steps;
  private final String place;
  private final Listing working;
  private final ContentCheck check;
  private final SortedSet<String> faulty = new TreeSet<>();

  /**
   * The files at a work directory.
   *
   * @param check of the content of those that are needed
   */
  StepFiles(Steps steps, String place, Listing working, ContentCheck check) {
    this.steps = steps;
    this.place = place;
    this.working = working;
    this.check = check;
  }

  /**
   * The bins that need not be done again.
   *
   * @param recorded by number; null where there is no record
   */
  List<K> done(List<K> recorded) {
    Set<FileRecord> whole =
        recorded.stream()
            .filter(Objects::nonNull)
            .flatMap(bin -> bin.forLaterSteps().stream())
            .map(StepFile::attempt)
            .filter(file -> working.has(file.file(), file.bytes()))
            .collect(Collectors.toCollection(HashSet::new));
    needed(recorded).filter(file -> !whole.contains(file)).forEach(file -> faulty.add(file.file()));
    Set<FileRecord> read = new HashSet<>();
    while (true) {
      List<K> done = done(recorded, whole);
      // A damaged file may make others necessary that have not been read yet.
      List<FileRecord> unread = needed(done).filter(file -> !read.contains(file)).toList();
      if (unread.isEmpty()) {
        return done;
      }
      Set<String> damaged = check.faults(place, unread).keySet();
      faulty.addAll(damaged);
      whole.removeIf(file -> damaged.contains(file.file()));
      read.addAll(unread);
    }
  }

  /** The names of needed files found damaged or missing; their bins are done again. */
  List<String> faulty() {
    return List.copyOf(faulty);
  }

  /** The bins that need not be done again if exactly these files are whole. */
  private List<K> done(List<K> recorded, Set<FileRecord> whole) {
    List<K> done = new ArrayList<>(recorded);
    for (int step = steps.number() - 1; step >= 0; step--) {
      // Only later steps need its files, and those have been decided by now.
      steps
          .bins(step)
          .filter(bin -> done.get(bin) != null && !whole.containsAll(needed(done, bin)))
          .forEach(bin -> done.set(bin, null));
    }
    return done;
  }

  /** The files of finished bins that must still be there. */
  Stream<FileRecord> needed(List<K> done) {
    return steps
        .all()
        .filter(bin -> done.get(bin) != null)
        .mapToObj(bin -> needed(done, bin))
        .flatMap(Collection::stream);
  }

  private List<FileRecord> needed(List<K> done, int bin) {
    return done.get(bin).forLaterSteps().stream()
        .filter(file -> steps.bins(file.lastStep()).anyMatch(reader -> done.get(reader) == null))
        .map(StepFile::attempt)
        .toList();
  }
}
