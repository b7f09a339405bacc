package org.dancingsparks.puzzle;

import java.util.Optional;

/**
 * A piece or value that options place on the cells of a board.
 *
 * @param name of the piece or value
 * @param symbol stands for it in drawings; a letter or digit
 * @param colour {@code #rrggbb}; empty for one chosen by whoever draws
 */
public record Mark(String name, char symbol, Optional<String> colour) {}
