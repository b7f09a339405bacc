package org.dancingsparks.cli.page;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.dancingsparks.cli.option.DiagramSource;
import org.dancingsparks.cli.option.PageFlags;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.NewFile;
import org.dancingsparks.cli.output.ProgressLines;
import org.dancingsparks.cli.shelf.ShelfEntry;
import org.dancingsparks.cli.starts.PageWork;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.message.ByteSize;
import org.dancingsparks.page.Answers;
import org.dancingsparks.page.AtlasIndex;
import org.dancingsparks.puzzle.Puzzle;
import picocli.CommandLine.Model.CommandSpec;

/** Writes the pages of many puzzles into a directory, then an index of them. */
public final class Atlas {
  /** Members of families that need no file, and whose diagrams take seconds. */
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

  private final CommandSpec command;
  private final DiagramSource known;
  private final PageFlags flags;
  private final List<String> names;

  public Atlas(CommandSpec command, DiagramSource known, PageFlags flags) {
    this(command, known, flags, names());
  }

  Atlas(CommandSpec command, DiagramSource known, PageFlags flags, List<String> names) {
    this.command = command;
    this.known = known;
    this.flags = flags;
    this.names = List.copyOf(names);
  }

  /** Returns the names of all puzzles. */
  static List<String> names() {
    return Stream.concat(ShippedPuzzles.names().stream(), MEMBERS.stream()).toList();
  }

  /** Returns the name of a puzzle's file, which is one on any file system and in any address. */
  static String file(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-") + ".html";
  }

  /**
   * Writes the pages, and last the index.
   *
   * @return the index as JSON
   */
  public ObjectNode write(String directory) {
    Map<String, NewFile> files = new LinkedHashMap<>();
    names.forEach(name -> files.put(file(name), newFile(directory, file(name))));
    NewFile index = newFile(directory, INDEX);
    files.values().forEach(NewFile::check);
    index.check();
    List<AtlasIndex.Entry> entries = new ArrayList<>();
    ObjectNode json = Json.object();
    ArrayNode pages = json.putArray("pages");
    for (String name : names) {
      Puzzle puzzle = NamedPuzzles.of(name);
      ProgressLines lines = known.progress(name);
      lines.say("page %d of %d".formatted(entries.size() + 1, names.size()));
      Optional<Diagram> diagram = known.fittingDiagram(puzzle, lines);
      PageSubject subject =
          new PageSubject(
              puzzle, Prefix.EMPTY, diagram, PageSubject.originInAtlas(name, file(name)), lines);
      MadePage made = new PageMaker(flags, PageWork.IN_ATLAS).make(subject);
      files.get(file(name)).write(out -> out.write(made.html()));
      pages.add(PageResult.json(subject, made, file(name)));
      ShelfEntry onShelf = onShelf(name);
      entries.add(
          new AtlasIndex.Entry(
              onShelf.shelf(),
              file(name),
              puzzle,
              diagram.map(known -> AtlasIndex.Solutions.of(puzzle, known)),
              onShelf.solutions(),
              made.starts(),
              made.answers() == Answers.NONE ? subject.origin().more().serving() : ""));
    }
    index.write(AtlasIndex.html(entries));
    long bytes = json.findValues("bytes").stream().mapToLong(JsonNode::asLong).sum();
    known.progress("atlas").say("%d pages, %s".formatted(names.size(), ByteSize.text(bytes)));
    return json;
  }

  private static ShelfEntry onShelf(String name) {
    boolean isShipped = ShippedPuzzles.hasFamily(name);
    return ShelfEntry.named(isShipped ? name : name.split(":", 2)[0]).get(0);
  }

  private NewFile newFile(String directory, String file) {
    return NewFile.of(command, directory + "/" + file);
  }
}
