package org.dancingsparks.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The parts of a page that are the same for all puzzles, from resources. */
public final class PageFiles {
  private static final String TEMPLATE = "page.html";

  /** Comments that are all of their lines. */
  private static final Pattern COMMENTS =
      Pattern.compile("(?m)^ */\\*\\*[^*]*+(?:\\*(?!/)[^*]*+)*+\\*/\n");

  private static final Pattern INDENTS = Pattern.compile("(?m)^ +|^\n");

  private static final List<String> STYLES = List.of("base.css", "page.css", "about.css");

  /** The scripts in the order in which they are read: each may use those before it. */
  static final List<String> SCRIPTS =
      List.of(
          "diagram.js",
          "position.js",
          "remote.js",
          "state.js",
          "game.js",
          "elements.js",
          "board.js",
          "solid.js",
          "tray.js",
          "holes.js",
          "hand.js",
          "challenge.js",
          "print.js",
          "play.js",
          "main.js");

  private PageFiles() {}

  /** The names of all resources of a page, in this package. */
  public static List<String> names() {
    return Stream.of(List.of(TEMPLATE), STYLES, SCRIPTS).flatMap(List::stream).toList();
  }

  static String template() {
    return read(TEMPLATE);
  }

  /** The style of a page. */
  public static String style() {
    return STYLES.stream().map(PageFiles::read).collect(Collectors.joining());
  }

  /** The colours and fonts of all pages, and the style of the links within a site. */
  public static String baseStyle() {
    return read("base.css");
  }

  /** The style of an index of pages. */
  static String atlasStyle() {
    return baseStyle() + read("atlas.css");
  }

  /**
   * All scripts as one whose names are its own, without the comments and indents of their files.
   */
  public static String script() {
    return SCRIPTS.stream()
        .map(name -> INDENTS.matcher(COMMENTS.matcher(read(name)).replaceAll("")).replaceAll(""))
        .collect(Collectors.joining("\n", "'use strict';\n(() => {\n", "})();\n"));
  }

  /** The source by which a policy of content allows an element with this text. */
  public static String hash(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Each JDK has SHA-256.", e);
    }
  }

  /** One of the files, as text. */
  public static String read(String name) {
    try (InputStream file = PageFiles.class.getResourceAsStream(name)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read the resource " + name + ".", e);
    }
  }
}
