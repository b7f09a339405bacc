package org.dancingsparks.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.dancingsparks.testing.SharedSpark;

/**
 * Runs the blocks of pages in the working directory of a JVM of its own, which is emptied before
 * each page, and prints what differs from the page.
 *
 * <ul>
 *   <li>{@code console}: after {@code $ } a command, then all that it prints on standard output;
 *   <li>{@code sh}: commands, each of which has to end with 0;
 *   <li>{@code sql}: statements for Spark, or for DuckDB after a first line {@code -- DuckDB};
 *   <li>{@code yaml} and {@code text} with a remark {@code file: NAME}: written to that file.
 * </ul>
 *
 * <p>A block with a remark {@code not run: REASON} is left out.
 */
public final class PageRunner {
  private final Page page;
  private final Commands commands = new Commands();
  private final List<String> lines;

  private PageRunner(Page page) {
    this.page = page;
    this.lines = new ArrayList<>(page.lines());
  }

  /**
   * Runs pages, given as files, and prints a line {@code FILE:LINE: ...} or more per difference.
   */
  public static void main(String[] files) throws IOException {
    for (String file : files) {
      empty(Path.of(""));
      Duration start = cpuTime();
      new PageRunner(Page.read(Path.of(file))).run();
      System.out.printf("ran %s in %d ms of CPU%n", file, cpuTime().minus(start).toMillis());
    }
    SharedSpark.stop();
  }

  private static Duration cpuTime() {
    return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
  }

  private static void empty(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory.toAbsolutePath())) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        if (!file.equals(directory.toAbsolutePath())) Files.delete(file);
      }
    }
  }

  private void run() throws IOException {
    // From the last block to be rewritten to the first, line numbers stay those of the page.
    List<Runnable> rewrites = new ArrayList<>();
    for (Block block : page.blocks()) {
      if (block.remark("not run").isEmpty()) {
        try {
          run(block, rewrites);
        } catch (Exception e) {
          differs(block.line(), e.toString());
        }
      }
    }
    if (Boolean.getBoolean("docs.write")) {
      for (int last = rewrites.size() - 1; last >= 0; last--) rewrites.get(last).run();
      Files.write(page.file(), lines);
    }
  }

  private void run(Block block, List<Runnable> rewrites) throws Exception {
    switch (block.language()) {
      case "console" -> console(block, rewrites);
      case "sh" -> shell(block);
      case "sql" -> commands.sql(block.lines());
      default -> {
        if (block.remark("file").isPresent()) {
          Files.writeString(Path.of(block.remark("file").get()), block.text() + "\n");
        }
      }
    }
  }

  private void shell(Block block) {
    for (int at = 0; at < block.lines().size(); at++) {
      int line = block.line() + at + 1;
      StringBuilder command = new StringBuilder(block.lines().get(at));
      while (ShellLine.isOpen(command.toString())) {
        command.append('\n').append(block.lines().get(++at));
      }
      ShellLine parsed = ShellLine.parse(command.toString());
      if (!parsed.words().isEmpty()) {
        String printed = commands.run(parsed);
        if (commands.code() != 0) differs(line, "ended with " + commands.code() + ": " + printed);
      }
    }
  }

  private void console(Block block, List<Runnable> rewrites) {
    int at = 0;
    while (at < block.lines().size()) {
      int line = block.line() + at + 1;
      StringBuilder command = new StringBuilder(block.lines().get(at++).substring(2));
      while (ShellLine.isOpen(command.toString())) {
        command.append('\n').append(block.lines().get(at++));
      }
      int from = at;
      while (at < block.lines().size() && !block.lines().get(at).startsWith("$ ")) at++;
      String printed = commands.run(ShellLine.parse(command.toString()));
      if (!Expected.matches(withoutEnd(block.lines().subList(from, at)), printed)) {
        differs(line, "printed\n" + printed + commands.error());
        List<String> place = lines.subList(block.line() + from, block.line() + at);
        int start = block.line() + from;
        int end = start + place.size();
        if (!hasFailed(block)) {
          rewrites.add(() -> rewrite(start, end, printed, end < lines.size()));
        }
      }
      if (hasFailed(block)) {
        differs(line, "ended with " + commands.code() + ": " + commands.error());
      }
    }
  }

  /** True if the last command has failed, and the page does not say so. */
  private boolean hasFailed(Block block) {
    return commands.code() != 0 && !block.lines().contains("$ echo $?");
  }

  private static List<String> withoutEnd(List<String> printed) {
    int end = printed.size();
    while (end > 0 && printed.get(end - 1).isEmpty()) end--;
    return end == 0 ? List.of("") : printed.subList(0, end);
  }

  private void rewrite(int start, int end, String printed, boolean isFollowed) {
    List<String> place = lines.subList(start, end);
    place.clear();
    Expected.trimmed(printed).lines().forEach(place::add);
    if (isFollowed && lines.get(start + place.size()).startsWith("$ ")) place.add("");
  }

  private void differs(int line, String what) {
    System.out.println(page.file() + ":" + line + ": " + what);
  }
}
