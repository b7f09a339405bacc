package org.dancingsparks.puzzle;

import org.dancingsparks.cover.Problem;

/** A problem without known geometry, and so without pieces, drawing or symmetries. */
public record PlainPuzzle(String name, Problem problem) implements Puzzle {}
