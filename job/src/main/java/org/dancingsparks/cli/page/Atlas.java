package org.dancingsparks.cli.page;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.dancingsparks.cli.count.ManyDiagrams;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.NewFile;
import org.dancingsparks.cli.puzzles.ShelfEntry;
import org.dancingsparks.cli.puzzles.ShelfNames;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.message.ByteSize;
import org.dancingsparks.message.InputException;
import org.dancingsparks.page.Answers;
import org.dancingsparks.page.AtlasIndex;
import org.dancingsparks.page.PageWork;
import org.dancingsparks.page.SiteLinks;
import org.dancingsparks.puzzle.Puzzle;

/**
 * Writes the pages of many puzzles into a directory, with an index that grows with each page. A
 * record beside them lets another command resume.
 */
public final class Atlas {
  /** Members of families; they need no file, and their diagrams take seconds. */
  private static final List<String> MEMBERS =
      List.of(
          "attacking-queens:8,5",
          "colourings:petersen,3",
          "dominating:4",
          "dominoes:8x8",
          "graceful:6",
          "langford:2,8",
          "latin:4",
          "matrices:5,2",
          "queens:8",
          "sudoku:2");

  private static final String INDEX = "index.html";

  private final ManyDiagrams diagrams;
  private final Wanted wanted;
  private final SiteLinks links;

  /**
   * The pages that are wanted.
   *
   * @param flags for the content of each
   * @param atlas the flags for all
   * @param names of the puzzles
   */
  record Wanted(PageFlags flags, AtlasFlags atlas, List<String> names) {
    /** All puzzles, as far as flags want them. */
    static Wanted all(PageFlags flags, AtlasFlags atlas) {
      return new Wanted(flags, atlas, Atlas.names());
    }

    List<String> onShelf() {
      Optional<String> shelf = atlas.shelf().map(ShelfNames::named);
      return shelf.isEmpty()
          ? names
          : names.stream()
              .filter(name -> ShelfNames.isOn(shelf.get(), Atlas.onShelf(name)))
              .toList();
    }
  }

  /**
   * An atlas.
   *
   * @param links to the other parts of the site that it belongs to
   */
  Atlas(ManyDiagrams diagrams, Wanted wanted, SiteLinks links) {
    this.diagrams = diagrams;
    this.wanted = wanted;
    this.links = links;
  }

  /** Returns the names of all puzzles. */
  static List<String> names() {
    return Stream.concat(ShippedPuzzles.names().stream(), MEMBERS.stream()).toList();
  }

  /** Returns the name of a puzzle's file, valid on any file system and in any address. */
  static String file(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-") + ".html";
  }

  /**
   * Checks that an atlas can be begun or resumed in a directory.
   *
   * @throws InputException if there is one that may not be replaced, or cannot be resumed
   */
  void check(String directory) {
    record(directory);
  }

  private AtlasRecord record(String directory) {
    return AtlasRecord.begin(newFile(directory, AtlasRecord.FILE), wanted.flags(), wanted.atlas());
  }

  /**
   * Writes the pages, and with each the record and the index.
   *
   * @return the index as JSON
   */
  public ObjectNode write(String directory) {
    List<String> names = wanted.onShelf();
    AtlasRecord record = record(directory);
    Map<String, PageRecord> pages = new HashMap<>();
    for (PageRecord page : record.pages()) {
      if (page.isWhole((file, bytes) -> newFile(directory, file).has(bytes))) {
        pages.put(page.puzzle(), page);
      }
    }
    List<String> missing = names.stream().filter(name -> !pages.containsKey(name)).toList();
    if (!record.isResumed()) {
      Stream.concat(missing.stream().map(Atlas::file), Stream.of(INDEX))
          .forEach(file -> newFile(directory, file).check());
    }
    NewFile index = newFile(directory, INDEX).again();
    Map<String, AtlasIndex.Entry> entries = new HashMap<>();
    pages.forEach((name, page) -> entries.put(name, page.entry(onShelf(name))));
    int all = pages.size() + missing.size();
    for (String name : missing) {
      ProgressLines lines = diagrams.session().otherProgress(name);
      lines.say("page %d of %d".formatted(pages.size() + 1, all));
      PageRecord page = make(name, file -> output(record, newFile(directory, file)), lines);
      pages.put(name, page);
      entries.put(name, page.entry(onShelf(name)));
      record.write(inOrder(pages));
      index.write(AtlasIndex.html(inOrder(entries), links));
    }
    index.write(AtlasIndex.html(inOrder(entries), links));
    return result(inOrder(pages));
  }

  /** Returns the page's file, which may replace an earlier one only if the atlas is resumed. */
  private static NewFile output(AtlasRecord record, NewFile file) {
    return record.isResumed() ? file.again() : file;
  }

  private <T> List<T> inOrder(Map<String, T> values) {
    return wanted.names().stream().map(values::get).filter(Objects::nonNull).toList();
  }

  private PageRecord make(String name, Function<String, NewFile> files, ProgressLines lines) {
    Puzzle puzzle = NamedPuzzles.of(name);
    PageSubject subject =
        new PageSubject(
            puzzle,
            Prefix.EMPTY,
            diagrams.of(puzzle, Prefix.EMPTY, lines),
            PageSubject.originInAtlas(name, file(name)),
            lines);
    PageMaker maker =
        PageMaker.alone(diagrams.session(), wanted.flags(), PageWork.IN_ATLAS).in(links);
    AtlasBoards boards = new AtlasBoards(diagrams, maker, files);
    MadePage whole = maker.with(boards::write).make(subject);
    Optional<PlacedPieces.Part> part =
        whole.answers() == Answers.NONE && whole.boards().isEmpty()
            ? new PlacedPieces(diagrams, maker).part(subject)
            : Optional.empty();
    MadePage made = part.map(PlacedPieces.Part::made).orElse(whole);
    files.apply(file(name)).write(out -> out.write(made.html()));
    return PageRecord.of(subject, made, file(name), part.map(PlacedPieces.Part::placed).orElse(0));
  }

  private ObjectNode result(List<PageRecord> pages) {
    ObjectNode json = Json.object();
    ArrayNode list = json.putArray("pages");
    pages.forEach(page -> list.add(page.page()));
    long bytes = pages.stream().mapToLong(PageRecord::allBytes).sum();
    int all = pages.stream().mapToInt(PageRecord::pages).sum();
    diagrams
        .session()
        .otherProgress("atlas")
        .say("%d pages, %s".formatted(all, ByteSize.text(bytes)));
    return json;
  }

  static ShelfEntry onShelf(String name) {
    boolean isShipped = ShippedPuzzles.hasFamily(name);
    return ShelfEntry.named(isShipped ? name : name.split(":", 2)[0]).get(0);
  }

  private NewFile newFile(String directory, String file) {
    return NewFile.of(diagrams.session(), directory + "/" + file);
  }
}
