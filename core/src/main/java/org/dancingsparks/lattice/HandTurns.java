package org.dancingsparks.lattice;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The turns by which a hand tries one shape of a piece after another; together they lead to all
 * that its turns allow.
 *
 * @param turn the least one to the right within a layer
 * @param flips that turn it over: by half-turns, then as a mirror does; from left to right first
 * @param tip a quarter-turn out of its layer, backwards if there is one; none on flat lattices
 */
public record HandTurns(Turn turn, List<Turn> flips, Optional<Turn> tip) {
  /** The turns on a lattice. */
  public static HandTurns of(Lattice lattice) {
    List<Moved> all = lattice.turns().stream().map(turn -> Moved.by(lattice, turn)).toList();
    Comparator<Moved> byRight = Comparator.comparing(moved -> moved.right().x());
    Comparator<Moved> byDown = Comparator.comparing(moved -> moved.down().z());
    Turn turn = all.stream().filter(Moved::isToTheRight).max(byRight).orElseThrow().turn();
    Stream<Moved> over = all.stream().filter(moved -> moved.isOver() && moved.keepsLine());
    List<Turn> flips =
        over.sorted(
                Comparator.comparing((Moved moved) -> !moved.isRotation()).thenComparing(byRight))
            .map(Moved::turn)
            .toList();
    Optional<Turn> tip =
        all.stream()
            .filter(moved -> moved.isRotation() && !moved.isWithinLayer() && moved.isQuarter())
            .max(byRight.thenComparing(byDown))
            .map(Moved::turn);
    return new HandTurns(turn, flips, tip);
  }
}
