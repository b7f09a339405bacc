package org.dancingsparks.puzzle;

/**
 * The texts about a puzzle.
 *
 * @param title of one line
 * @param rules for people who solve by hand
 */
public record Words(String name, String title, String rules) {}
