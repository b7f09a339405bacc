package org.dancingsparks.puzzle;

/**
 * The texts about a puzzle.
 *
 * @param title of one line, or empty
 * @param rules that a solution obeys, in a sentence or two for people who solve by hand; empty if
 *     the only rule is to fill the board
 */
public record Words(String name, String title, String rules) {}
