package org.dancingsparks.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A page of documentation: its lines and its fenced blocks. */
record Page(Path file, List<String> lines, List<Block> blocks) {
  private static final Pattern FENCE = Pattern.compile("```(\\w*)");
  private static final Pattern REMARK = Pattern.compile("<!-- (.*) -->");
  private static final Pattern WORD = Pattern.compile("\\b[A-Z][a-z]+[A-Z]\\w*");
  private static final Pattern TYPE = Pattern.compile("`([A-Z][a-z]+[A-Z]\\w*)(?:`|\\.\\w)");
  private static final Pattern LINK = Pattern.compile("(?:\\]\\(|src=\"|srcset=\")([^)\"# ]+)");

  static Page read(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    List<Block> blocks = new ArrayList<>();
    for (int at = 0; at < lines.size(); at++) {
      Matcher fence = FENCE.matcher(lines.get(at));
      if (fence.matches()) {
        int end = at + 1 + lines.subList(at + 1, lines.size()).indexOf("```");
        blocks.add(
            new Block(at + 1, fence.group(1), remark(lines, at), lines.subList(at + 1, end)));
        at = end;
      }
    }
    return new Page(file, lines, blocks);
  }

  private static String remark(List<String> lines, int fence) {
    Matcher remark = REMARK.matcher(fence == 0 ? "" : lines.get(fence - 1));
    return remark.matches() ? remark.group(1) : "";
  }

  /** README and the like, and all of docs. */
  static List<Path> all(Path root) throws IOException {
    try (Stream<Path> docs = Files.walk(root.resolve("docs"));
        Stream<Path> top = Files.list(root)) {
      return Stream.concat(top, docs)
          .filter(file -> file.toString().endsWith(".md"))
          .sorted()
          .toList();
    }
  }

  /** Names in code font and in drawings that look like types of Java. */
  List<String> types() {
    Stream<String> drawings =
        blocks.stream()
            .filter(block -> block.language().equals("text") && block.remark().isEmpty())
            .flatMap(block -> WORD.matcher(block.text()).results())
            .map(MatchResult::group);
    Stream<String> words =
        lines.stream().flatMap(line -> TYPE.matcher(line).results()).map(type -> type.group(1));
    return Stream.concat(drawings, words).distinct().toList();
  }

  /** Files of the project that the page links to or shows. */
  List<Path> links() {
    List<Path> links = new ArrayList<>();
    for (String line : lines) {
      Matcher link = LINK.matcher(line);
      while (link.find()) {
        if (!link.group(1).matches("\\w+:.*")) {
          links.add(file.resolveSibling(link.group(1)).normalize());
        }
      }
    }
    return links;
  }
}
