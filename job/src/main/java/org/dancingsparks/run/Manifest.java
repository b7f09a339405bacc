package org.dancingsparks.run;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSError;

/**
 * What the records say of a run of any kind that a {@link RunCommitter} keeps: that of its plan, or
 * its manifest once it is complete. Immutable.
 */
public final class Manifest {
  private final String directory;
  private final ObjectNode root;
  private final boolean isComplete;

  private Manifest(String directory, String name, String text) {
    this.directory = directory;
    root = SealedJson.read(name, text);
    isComplete = name.equals(RunNames.MANIFEST);
  }

  /**
   * Reads the records of a run.
   *
   * @param damage is told what is damaged
   * @return empty if there is no run at the place, or the record of its plan is damaged
   * @throws StoreException if the records cannot be read, or a finished run's manifest is damaged
   */
  public static Optional<Manifest> read(
      String directory, Configuration hadoop, Consumer<String> damage) {
    try {
      RunDirectory run = new RunDirectory(directory, hadoop);
      Optional<String> manifest = run.read(run.path(RunNames.MANIFEST));
      Optional<String> plan = run.readAtWork(RunNames.PLAN);
      // Where a rename is a copy, the manifest may have been cut short: the run is unfinished.
      if (manifest.isPresent() && (plan.isEmpty() || SealedJson.isWhole(manifest.get()))) {
        return Optional.of(finished(directory, manifest.get()));
      }
      return plan.map(text -> new Manifest(directory, RunNames.PLAN, text));
    } catch (DamagedException e) {
      damage.accept(e.getMessage());
      return Optional.empty();
    } catch (IOException | FSError | IllegalArgumentException e) {
      throw StoreException.cannotRead(directory, e);
    }
  }

  private static Manifest finished(String directory, String manifest) {
    try {
      return new Manifest(directory, RunNames.MANIFEST, manifest);
    } catch (DamagedException e) {
      // All parts may be whole: they are not for --resume to replace.
      throw new StoreException(
          "%s: %s; begin anew with --overwrite, or in another place."
              .formatted(directory, e.getMessage()),
          e);
    }
  }

  /** Whether the run is complete, so that its totals are known too. */
  public boolean isComplete() {
    return isComplete;
  }

  /** What the run keeps, as {@link ResultType#text} has it; empty if nothing says so. */
  public String contents() {
    return root.path("contents").asText();
  }

  /**
   * The record of a type whose fields were recorded.
   *
   * @throws StoreException if they were not
   */
  public <T extends Record> T as(Class<T> type) {
    try {
      return SealedJson.as(type, "The record of the run", root);
    } catch (DamagedException e) {
      throw new StoreException(
          "%s: %s; begin anew with --overwrite, or in another place."
              .formatted(directory, e.getMessage()),
          e);
    }
  }
}
