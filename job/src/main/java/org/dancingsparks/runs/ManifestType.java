package org.dancingsparks.runs;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSError;
import org.dancingsparks.message.InputException;

/**
 * The type of the manifests of a kind of run, which reads them: the record of the plan of an
 * unfinished run, or the manifest of a complete one. Immutable.
 *
 * @param contents the types of results that such a run has
 * @param oldest the first version of the layout on disk whose complete runs this program reads
 * @param format the version that it writes; it reads complete runs of those between as well
 * @param header the type of the first section
 * @param summary the type of the rest, which only complete runs have
 */
public record ManifestType<H extends Record & RunHeader, S extends Record>(
    Set<ResultType> contents, int oldest, int format, Class<H> header, Class<S> summary) {
  /** The type of manifests of a format; those of the one before are read as well. */
  public ManifestType(Set<ResultType> contents, int format, Class<H> header, Class<S> summary) {
    this(contents, Math.max(1, format - 1), format, header, summary);
  }

  /** Makes a value of a manifest and of the files beside it. */
  @FunctionalInterface
  public interface Reader<H extends Record & RunHeader, S extends Record, T> {
    /**
     * Reads it.
     *
     * @throws DamagedException if the files beside the manifest do not fit it
     */
    T read(Manifest<H, S> manifest, RunDirectory run) throws IOException;
  }

  /**
   * The type of the results of a complete run; empty if there is none, or its manifest cannot be
   * read. Whoever reads it for its type reports that.
   */
  public static Optional<ResultType> typeAt(String directory, Configuration hadoop) {
    try {
      RunDirectory run = new RunDirectory(directory, hadoop);
      String text = run.readSideFile(RunNames.MANIFEST).orElse("");
      return ResultType.of(SealedJson.read(RunNames.MANIFEST, text).path("contents").asText());
    } catch (DamagedException | IOException | FSError | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /**
   * Reads the manifest of a run.
   *
   * @param damage accepts a description of the damage
   * @return empty if there is no run at the place, or the record of its plan is damaged
   * @throws StoreException if it cannot be read, is that of another kind of run, or the manifest of
   *     a complete run is damaged
   */
  public Optional<Manifest<H, S>> read(
      String directory, Configuration hadoop, Consumer<String> damage) {
    return read(directory, hadoop, damage, (manifest, run) -> manifest);
  }

  /** Reads the manifest of a run, and other files of the run if necessary. */
  public <T> Optional<T> read(
      String directory, Configuration hadoop, Consumer<String> damage, Reader<H, S, T> reader) {
    try {
      RunDirectory run = new RunDirectory(directory, hadoop);
      Optional<String> manifest = run.readSideFile(RunNames.MANIFEST);
      Optional<String> plan = run.readWorkFile(RunNames.PLAN);
      // If renames are copies, the manifest may have been cut short: the run is unfinished.
      if (manifest.isPresent() && (plan.isEmpty() || SealedJson.isWhole(manifest.get()))) {
        return Optional.of(complete(directory, run, reader));
      }
      return plan.isEmpty()
          ? Optional.empty()
          : Optional.of(reader.read(ofPlan(directory, plan.get()), run));
    } catch (DamagedException | InputException e) {
      damage.accept(DamagedException.problem(e));
      return Optional.empty();
    } catch (IOException | FSError | IllegalArgumentException e) {
      throw StoreException.cannotRead(directory, e);
    }
  }

  private <T> T complete(String directory, RunDirectory run, Reader<H, S, T> reader)
      throws IOException {
    try {
      return reader.read(ofComplete(directory, run), run);
    } catch (DamagedException | InputException e) {
      // All parts may be intact, so they are replaced only at the user's request.
      throw new StoreException(
          "Cannot resume %s: %s".formatted(directory, DamagedException.problem(e)),
          "start again with {overwrite}, or in another place",
          e);
    }
  }

  /**
   * Reads the manifest of a complete run.
   *
   * @throws DamagedException if it is damaged
   * @throws StoreException if there is none, or it is that of another kind of run
   */
  public Manifest<H, S> readComplete(String directory, RunDirectory run) throws IOException {
    if (!run.exists()) {
      throw new StoreException("%s does not exist".formatted(directory), "check the path");
    }
    if (run.readSideFile(RunNames.MANIFEST).isEmpty()) {
      throw new StoreException(
          "%s has no %s, so there is no complete run"
              .formatted(directory, run.name(RunNames.MANIFEST)),
          "resume the run, if one was started there");
    }
    return ofComplete(directory, run);
  }

  private Manifest<H, S> ofComplete(String directory, RunDirectory run) throws IOException {
    String name = run.name(RunNames.MANIFEST);
    ObjectNode root = SealedJson.read(name, run.readSideFile(RunNames.MANIFEST).orElse(""));
    checkContents(directory, root);
    // Older formats differ in the places of files, which RunDirectory knows, and in components that
    // a header may lack.
    int found = root.path("format").asInt();
    if (oldest <= found && found < format) {
      root.put("format", format);
    }
    return new Manifest<>(
        directory, header(directory, name, root), Optional.of(SealedJson.as(summary, name, root)));
  }

  /**
   * The manifest of a run with only a sealed header.
   *
   * @throws DamagedException if the text is not as it was written
   */
  public Manifest<H, S> ofPlan(String directory, String text) {
    ObjectNode root = SealedJson.read(RunNames.PLAN, text);
    checkContents(directory, root);
    return new Manifest<>(directory, header(directory, RunNames.PLAN, root), Optional.empty());
  }

  private H header(String directory, String name, ObjectNode root) {
    JsonNode found = root.path("format");
    if (!found.isInt()) {
      throw foreign(directory, "names no format", root);
    }
    if (found.intValue() != format) {
      throw foreign(
          directory,
          "is of format %d, and this program reads %s".formatted(found.intValue(), formats()),
          root);
    }
    return SealedJson.as(header, name, root);
  }

  private String formats() {
    return oldest == format
        ? "format " + format
        : "formats %d %s %d, and resumes only %d"
            .formatted(oldest, oldest + 1 == format ? "and" : "to", format, format);
  }

  private void checkContents(String directory, ObjectNode root) {
    JsonNode found = root.path("contents");
    if (!found.isTextual()) {
      throw foreign(directory, "does not name the type of its results", root);
    }
    ResultType type =
        ResultType.of(found.textValue())
            .orElseThrow(
                () ->
                    foreign(
                        directory, "holds results of an unknown type, " + found.textValue(), root));
    if (!contents.contains(type)) {
      throw new StoreException(
          "%s holds %s, not %s".formatted(directory, type.words(), wanted().words()),
          "choose another directory");
    }
  }

  /** The exception for an intact record that this version of the program has not written. */
  private static StoreException foreign(String directory, String difference, ObjectNode root) {
    String program = root.path("program").asText();
    String reader =
        program.isEmpty()
            ? "the program that wrote it"
            : "version %s of the program".formatted(program);
    return new StoreException(
        "%s %s".formatted(directory, difference),
        "read or resume it with %s, or write it again with this one and {overwrite}",
        reader);
  }

  private ResultType wanted() {
    return contents.stream().sorted().findFirst().orElseThrow();
  }
}
