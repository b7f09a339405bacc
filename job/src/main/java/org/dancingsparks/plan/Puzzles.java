package org.dancingsparks.plan;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.format.InputException;
import org.dancingsparks.format.KnuthReader;
import org.dancingsparks.format.Printable;
import org.dancingsparks.format.PuzzleFile;
import org.dancingsparks.format.PuzzleReader;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;

/**
 * Finds a puzzle by what a user calls it: a shipped name, a member of a shipped family ({@code
 * pentominoes:6x10}), or the path of a {@code .yaml} or {@code .dlx} file on any Hadoop file
 * system. A member of a family in a file is called {@code FILE.yaml#MEMBER}.
 */
public final class Puzzles {
  private static final int MOST_BYTES = 1 << 28;

  private Puzzles() {}

  /**
   * The puzzle of a name.
   *
   * @throws InputException if there is none, or it cannot be read
   */
  public static Puzzle find(String name, Configuration hadoop) {
    return ShippedPuzzles.find(name).map(Puzzle.class::cast).orElseGet(() -> open(name, hadoop));
  }

  private static Puzzle open(String name, Configuration hadoop) {
    if (ShippedPuzzles.hasFamily(name)) {
      throw unknown(name);
    }
    String file = hasExtension(name) ? name : name.replaceFirst("#[^/#]*$", "");
    String extension = file.replaceFirst("^(?:.*\\.|.*$)", "").toLowerCase(Locale.ROOT);
    return switch (extension) {
      case "dlx" -> {
        if (!name.equals(file)) {
          throw new InputException(
              "%s is one problem without members; ask for it without the #.".formatted(file));
        }
        yield new PlainPuzzle(Printable.text(file), KnuthReader.read(file, readText(file, hadoop)));
      }
      case "yaml", "yml" -> member(name, file, PuzzleReader.read(file, readText(file, hadoop)));
      default -> throw unknown(name);
    };
  }

  private static boolean hasExtension(String name) {
    return name.toLowerCase(Locale.ROOT).matches(".*\\.(dlx|ya?ml)");
  }

  private static Puzzle member(String name, String file, PuzzleFile puzzles) {
    if (name.equals(file) && puzzles.names().size() == 1) {
      return puzzles.puzzle(puzzles.names().get(0));
    }
    String member = name.substring(Math.min(name.length(), file.length() + 1));
    return puzzles.names().stream()
        .filter(known -> (":" + known).endsWith(":" + member) && !member.isEmpty())
        .findFirst()
        .map(puzzles::puzzle)
        .orElseThrow(
            () ->
                new InputException(
                    "%s holds no puzzle %s; ask for one of %s."
                        .formatted(
                            file,
                            member.isEmpty() ? "by itself" : member,
                            puzzles.names().stream()
                                .map(known -> file + "#" + known.replaceFirst(".*:", ""))
                                .toList())));
  }

  private static InputException unknown(String name) {
    List<String> known = ShippedPuzzles.names();
    return new InputException(
        "There is no puzzle %s.%s Shipped are %s; or give the path of a .yaml or .dlx file."
            .formatted(name, Nearest.suggest(name, known), String.join(", ", known)));
  }

  /**
   * The text of a file on any Hadoop file system.
   *
   * @throws InputException if it cannot be read, or is not text in UTF-8
   */
  public static String readText(String file, Configuration hadoop) {
    try {
      Path path = new Path(file);
      FileSystem files = HadoopFiles.of(path, hadoop);
      FileStatus status = files.getFileStatus(path);
      if (status.isDirectory()) {
        throw new InputException(file + " is a directory; give the path of a file.");
      }
      try (InputStream in = files.open(path)) {
        // Not by the length that it claims: a device has none.
        byte[] bytes = in.readNBytes(MOST_BYTES + 1);
        if (bytes.length > MOST_BYTES) {
          throw new InputException(
              "%s is too long; at most %,d bytes are read.".formatted(file, MOST_BYTES));
        }
        return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      }
    } catch (FileNotFoundException e) {
      throw new InputException(
          "There is no file %s; check the path, or give a name that `dance puzzles` lists."
              .formatted(file));
    } catch (CharacterCodingException e) {
      throw new InputException(file + " is not text in UTF-8; save it as such.");
    } catch (IOException | FSError | IllegalArgumentException e) {
      throw new InputException(
          "%s cannot be read: %s; check the path and that you may read it."
              .formatted(file, HadoopFiles.why(e)));
    }
  }
}
