package org.dancingsparks.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

class OutlineTest {
  private static final List<Tile> SIDES =
      List.of(new Tile(0, 1), new Tile(1, 0), new Tile(0, -1), new Tile(-1, 0));

  @Test
  void oneTileIsASquare() {
    Outline outline = new Outline(List.of(new Tile(2, 1)), 10);
    assertThat(outline.round()).isEqualTo("M20 10h10v10h-10z");
    assertThat(outline.within()).isEmpty();
  }

  @Test
  void straightEdgesAreOneLine() {
    Outline outline = new Outline(List.of(new Tile(0, 0), new Tile(1, 0), new Tile(1, 1)), 1.5);
    assertThat(outline.round()).isEqualTo("M0 0h3v3h-1.5v-1.5h-1.5z");
    assertThat(outline.within()).isEqualTo("M1.5 0v1.5M1.5 1.5h1.5");
  }

  @Test
  void aRingHasAnOutlineInsideToo() {
    Set<Tile> ring = new TreeSet<>();
    for (int at = 0; at < 9; at++) {
      ring.add(new Tile(at % 3, at / 3));
    }
    ring.remove(new Tile(1, 1));
    PathData path = PathData.of(new Outline(ring, 1).round());
    assertThat(path).isEqualTo(new PathData(2, 16, 8));
  }

  @Test
  void linesAndAreasAreThoseOfTheTiles() {
    Seed.times(
        300,
        (random, seed) -> {
          Set<Tile> tiles = new TreeSet<>();
          for (int at = random.nextInt(30); at >= 0; at--) {
            tiles.add(new Tile(random.nextInt(6), random.nextInt(6)));
          }
          long edges =
              tiles.stream()
                  .flatMap(tile -> SIDES.stream().map(side -> tile.plus(side.x(), side.y())))
                  .filter(beyond -> !tiles.contains(beyond))
                  .count();
          Outline outline = new Outline(tiles, 7);
          PathData path = PathData.of(outline.round());
          assertThat(path.length()).isEqualTo(7.0 * edges);
          assertThat(path.area()).isEqualTo(49.0 * tiles.size());
          assertThat(PathData.of(outline.within()).length())
              .isEqualTo(7.0 * (4 * tiles.size() - edges) / 2);
        });
  }
}
