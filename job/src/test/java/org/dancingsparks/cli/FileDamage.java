package org.dancingsparks.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.dancingsparks.testing.Disturbed;

/** Kinds of damage to a file. */
public enum FileDamage {
  CUT,
  LENGTHENED,
  DELETED,
  EMPTIED,
  A_BIT_FLIPPED;

  /** Damages one file, and returns a description of the damage. */
  public static String cause(Path directory, Random random) {
    List<String> names =
        Disturbed.contents(directory).entrySet().stream()
            .filter(file -> file.getValue().hasRemaining())
            .map(Map.Entry::getKey)
            .toList();
    String name = names.get(random.nextInt(names.size()));
    FileDamage[] damages = values();
    FileDamage damage = damages[random.nextInt(damages.length)];
    try {
      damage.to(directory.resolve(name), random);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    // Bins and parts of a kind count together, in whatever directory a run works.
    String kind =
        name.replaceFirst("_work-[^/]*/", "_work/").replaceFirst("-\\d{5}[^/]*(?=\\.)", "");
    return "%s %s".formatted(kind, damage.name().toLowerCase(Locale.ROOT).replace('_', ' '));
  }

  private void to(Path file, Random random) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    switch (this) {
      case CUT -> Files.write(file, Arrays.copyOf(bytes, random.nextInt(bytes.length)));
      case LENGTHENED -> Files.write(file, Arrays.copyOf(bytes, bytes.length + 1));
      case DELETED -> Files.delete(file);
      case EMPTIED -> Files.write(file, new byte[0]);
      case A_BIT_FLIPPED -> {
        bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
        Files.write(file, bytes);
      }
    }
  }
}
