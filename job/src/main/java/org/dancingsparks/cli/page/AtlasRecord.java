package org.dancingsparks.cli.page;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Optional;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.NewFile;
import org.dancingsparks.cli.session.Version;
import org.dancingsparks.message.InputException;

/**
 * The record of an atlas, in a file beside its pages: the flags used to make them, and each
 * finished page.
 */
final class AtlasRecord {
  static final String FILE = "_atlas.json";

  private static final String REPEAT =
      "repeat the flags with which it was begun, or replace it with --overwrite";

  private final NewFile file;
  private final Content content;
  private final boolean isResumed;

  /**
   * The content of the file.
   *
   * @param program the version of the program
   * @param pieces of unique starts, as typed
   * @param size the most bytes of a page, as typed
   */
  private record Content(String program, String pieces, String size, List<PageRecord> pages) {}

  private AtlasRecord(NewFile file, Content content, boolean isResumed) {
    this.file = file.again();
    this.content = content;
    this.isResumed = isResumed;
  }

  /**
   * Begins an atlas, or resumes one.
   *
   * @throws InputException if there is one that may not be replaced, or cannot be resumed
   */
  static AtlasRecord begin(NewFile file, PageFlags pages, AtlasFlags flags) {
    Content now = new Content(Version.program(), pages.typedPieces(), pages.typedSize(), List.of());
    Optional<String> before = flags.isOverwriting() ? Optional.empty() : file.text();
    if (before.isPresent() && !flags.isResuming()) {
      throw new InputException(
          "There is an atlas already, whose record is %s".formatted(file),
          "choose another directory, resume it with --resume, or replace it with --overwrite");
    }
    AtlasRecord record =
        new AtlasRecord(file, before.map(text -> read(file, text)).orElse(now), before.isPresent());
    record.check("program", record.content.program, now.program);
    record.check("--pieces", record.content.pieces, now.pieces);
    record.check("--max-size", record.content.size, now.size);
    return record;
  }

  private static Content read(NewFile file, String text) {
    try {
      return new ObjectMapper().readValue(text, Content.class);
    } catch (JsonProcessingException e) {
      throw new InputException(
          "%s is damaged: %s".formatted(file, e.getOriginalMessage()),
          "replace the atlas with --overwrite");
    }
  }

  private void check(String what, String before, String now) {
    if (!now.equals(before)) {
      throw new InputException(
          "Cannot resume the atlas of %s: %s is %s, but it was begun with %s"
              .formatted(file, what, shown(now), shown(before)),
          REPEAT);
    }
  }

  private static String shown(String value) {
    return value == null || value.isEmpty() ? "not given" : value;
  }

  /** Returns whether there was a record before. */
  boolean isResumed() {
    return isResumed;
  }

  /** Returns the pages that were written before. */
  List<PageRecord> pages() {
    return content.pages;
  }

  /** Writes the record with these pages. */
  void write(List<PageRecord> pages) {
    Content next = new Content(content.program, content.pieces, content.size, pages);
    file.write(Json.text(Json.tree(next)) + "\n");
  }
}
