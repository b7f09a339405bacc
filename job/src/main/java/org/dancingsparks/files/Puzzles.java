package org.dancingsparks.files;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.families.Families;
import org.dancingsparks.format.DiagramFile;
import org.dancingsparks.format.FoundPuzzle;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.format.PuzzleFile;
import org.dancingsparks.format.PuzzleReader;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.format.knuth.KnuthReader;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Printable;
import org.dancingsparks.message.Redacted;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;

/**
 * Finds a puzzle by the name given by a user: a shipped name, a member of a shipped family ({@code
 * pentominoes:6x10}), or the path of a {@code .yaml}, {@code .dlx} or {@code .xcd} file on any
 * Hadoop file system. A member of a family in a file is called {@code FILE.yaml#MEMBER}.
 */
public final class Puzzles {
  private static final int MAX_BYTES = 1 << 28;

  private Puzzles() {}

  /**
   * The puzzle of a name.
   *
   * @param settings for reading a file; asked only if there is one to read
   * @throws InputException if there is none, or it cannot be read
   */
  public static FoundPuzzle find(String name, FileSettings settings) {
    return named(name, settings).map(FoundPuzzle::new).orElseGet(() -> open(name, settings));
  }

  private static Optional<Puzzle> named(String name, FileSettings settings) {
    return NamedPuzzles.find(name, file -> readText(file, settings));
  }

  /**
   * Returns a drawable puzzle for a member of a shipped family that was stored only as a problem. A
   * member made from a file is drawable if the file is still found by its name.
   *
   * @param settings for reading that file
   */
  public static Puzzle drawn(Puzzle puzzle, FileSettings settings) {
    if (puzzle.onBoard().isPresent() || Families.family(puzzle.name()).isEmpty()) {
      return puzzle;
    }
    try {
      return named(puzzle.name(), settings)
          .filter(shipped -> shipped.problem().hash().equals(puzzle.problem().hash()))
          .orElse(puzzle);
    } catch (InputException e) {
      return puzzle;
    }
  }

  private static FoundPuzzle open(String name, FileSettings settings) {
    if (ShippedPuzzles.hasFamily(name)) {
      throw unknown(name);
    }
    String file = hasExtension(name) ? name : name.replaceFirst("#[^/#]*$", "");
    String extension = file.replaceFirst("^(?:.*\\.|.*$)", "").toLowerCase(Locale.ROOT);
    return switch (extension) {
      case "dlx" -> {
        checkNoMember(name, file);
        Problem problem = KnuthReader.read(file, readText(file, settings));
        yield new FoundPuzzle(new PlainPuzzle(Printable.text(Redacted.fileName(file)), problem));
      }
      case "xcd" -> {
        checkNoMember(name, file);
        DiagramFile read = read(file, settings, in -> DiagramFile.read(file, in));
        yield new FoundPuzzle(read.puzzle(), Optional.of(read.diagram()), List.of());
      }
      case "yaml", "yml" -> {
        PuzzleFile puzzles = PuzzleReader.read(file, readText(file, settings));
        yield new FoundPuzzle(member(name, file, puzzles), Optional.empty(), puzzles.warnings());
      }
      default -> throw isFile(file) ? noPuzzle(file) : unknown(name);
    };
  }

  private static void checkNoMember(String name, String file) {
    if (!name.equals(file)) {
      throw new InputException(
          "%s is one problem without members".formatted(file), "ask for it without the #");
    }
  }

  /** Returns whether a name ends like that of a file of puzzles. */
  public static boolean isNamedLikeFile(String name) {
    return hasExtension(name.replaceFirst("#[^/#]*$", ""));
  }

  private static boolean hasExtension(String name) {
    return name.toLowerCase(Locale.ROOT).matches(".*\\.(dlx|xcd|ya?ml)");
  }

  private static Puzzle member(String name, String file, PuzzleFile puzzles) {
    if (name.equals(file) && puzzles.names().size() == 1) {
      return puzzles.puzzle(puzzles.names().get(0));
    }
    String member = name.substring(Math.min(name.length(), file.length() + 1));
    return puzzles.names().stream()
        .filter(listed -> (":" + listed).endsWith(":" + member) && !member.isEmpty())
        .findFirst()
        .map(puzzles::puzzle)
        .orElseThrow(
            () ->
                new InputException(
                    "%s holds no puzzle %s"
                        .formatted(file, member.isEmpty() ? "by itself" : member),
                    "ask for one of %s",
                    puzzles.names().stream()
                        .map(listed -> file + "#" + listed.replaceFirst(".*:", ""))
                        .toList()));
  }

  private static boolean isFile(String name) {
    try {
      return Files.isRegularFile(java.nio.file.Path.of(name));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /** Returns whether there is a file of a name on any Hadoop file system. */
  public static boolean exists(String file, FileSettings settings) {
    boolean isLocal = !file.contains(":") && settings.isLocalByDefault();
    return isLocal ? isFile(file) : Input.exists(file, settings);
  }

  private static InputException noPuzzle(String file) {
    return new InputException(
        "%s is not named like a file of puzzles".formatted(file),
        "give a file whose name ends in .yaml, .dlx or .xcd");
  }

  private static InputException unknown(String name) {
    return NamedPuzzles.unknown(name, ", or give the path of a .yaml, .dlx or .xcd file");
  }

  /**
   * The text of a file on any Hadoop file system.
   *
   * @throws InputException if it cannot be read, or is not text in UTF-8
   */
  public static String readText(String file, FileSettings settings) {
    return read(file, settings, in -> text(file, in));
  }

  private static String text(String file, InputStream in) throws IOException {
    // Bounded by the bytes read, not by the length of the file: a device has none.
    byte[] bytes = in.readNBytes(MAX_BYTES + 1);
    if (bytes.length > MAX_BYTES) {
      throw new InputException(
          "%s is longer than %,d bytes".formatted(file, MAX_BYTES), "give a shorter file");
    }
    return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
  }

  /** Reads a file. */
  private interface Reader<T> {
    T read(InputStream in) throws IOException;
  }

  private static <T> T read(String file, FileSettings settings, Reader<T> reader) {
    if (!file.contains(":") && isFile(file) && settings.isLocalByDefault()) {
      try (InputStream in = Files.newInputStream(java.nio.file.Path.of(file))) {
        return reader.read(in);
      } catch (IOException | IllegalArgumentException e) {
        // Read again below, where the failure is explained.
      }
    }
    return Input.read(file, settings, reader);
  }

  /**
   * Reads files on any file system. A separate class, so that Hadoop's classes are loaded only if
   * there is a file to read by them.
   */
  private static final class Input {
    static boolean exists(String file, FileSettings settings) {
      try {
        Path path = new Path(file);
        return HadoopFiles.of(path, settings.get()).exists(path);
      } catch (IOException | FSError | IllegalArgumentException e) {
        // Whoever reads it says why it cannot be read.
        return false;
      }
    }

    static <T> T read(String file, FileSettings settings, Reader<T> reader) {
      if (file.isBlank()) {
        throw new InputException("The name of a file is empty", "give its path");
      }
      try {
        Path path = new Path(file);
        FileSystem files = HadoopFiles.of(path, settings.get());
        if (files.getFileStatus(path).isDirectory()) {
          throw new InputException(file + " is a directory", "give the path of a file");
        }
        try (InputStream in = files.open(path)) {
          return reader.read(in);
        }
      } catch (FileNotFoundException e) {
        throw new InputException("There is no file " + file, "check the path");
      } catch (CharacterCodingException e) {
        throw new InputException(file + " is not text in UTF-8", "save it as such");
      } catch (IOException | FSError | IllegalArgumentException e) {
        throw new InputException(
            "%s cannot be read: %s".formatted(file, HadoopFiles.why(e)),
            "check the path and that you may read it");
      }
    }
  }
}
