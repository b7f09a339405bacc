package org.dancingsparks.cli.help;

import java.util.Iterator;
import java.util.stream.Stream;
import org.dancingsparks.families.Families;
import org.dancingsparks.families.Family;
import org.dancingsparks.format.ShippedPuzzles;

/**
 * The puzzle names that shells complete: those of shipped puzzles, and of families up to the colon.
 */
public final class PuzzleNames implements Iterable<String> {
  @Override
  public Iterator<String> iterator() {
    return Stream.concat(
            ShippedPuzzles.names().stream(),
            Families.all().stream().map(Family::name).map(name -> name + ":"))
        .iterator();
  }
}
