package org.dancingsparks.format.knuth;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.dancingsparks.message.InputException;

/**
 * Distinct colours of one character, as Knuth's programs require (DLX2, "Color must be a single
 * character").
 *
 * <p>A colour of one such character stays. Any other becomes the first character of its name that
 * is still free, else the first free one of digits, letters and others. Deterministic.
 */
final class ShortColours {
  /** The characters that are one byte and can be shown. */
  private static final List<String> CHARACTERS =
      IntStream.concat(
              IntStream.rangeClosed('!', '~').filter(Character::isLetterOrDigit),
              IntStream.rangeClosed('!', '~').filter(point -> !Character.isLetterOrDigit(point)))
          .mapToObj(Character::toString)
          .toList();

  private final Set<String> free = new HashSet<>(CHARACTERS);

  private ShortColours() {}

  /**
   * The characters for distinct colours, in their order.
   *
   * @throws InputException if there are more colours than characters
   */
  static List<String> of(List<String> colours) {
    if (colours.size() > CHARACTERS.size()) {
      throw new InputException(
          "The problem has %,d colours, and Knuth's programs know colours by one character of %d"
              .formatted(colours.size(), CHARACTERS.size()),
          "export it with long names, which this program reads");
    }
    ShortColours all = new ShortColours();
    all.free.removeAll(colours);
    List<String> chosen = new ArrayList<>();
    colours.forEach(
        colour -> chosen.add(CHARACTERS.contains(colour) ? colour : all.shortened(colour)));
    return chosen;
  }

  private String shortened(String colour) {
    Optional<String> own =
        colour.codePoints().mapToObj(Character::toString).filter(free::contains).findFirst();
    String chosen =
        own.orElseGet(() -> CHARACTERS.stream().filter(free::contains).findFirst().orElseThrow());
    free.remove(chosen);
    return chosen;
  }
}
