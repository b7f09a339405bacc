package org.dancingsparks.puzzle;

import java.util.Optional;

/**
 * What an option of a puzzle on a board leaves on its cells: a piece, or a value.
 *
 * @param name of the piece or value
 * @param symbol stands for it in drawings; a letter or digit
 * @param colour {@code #rrggbb}; empty for one chosen by whoever draws
 */
public record Mark(String name, char symbol, Optional<String> colour) {}
