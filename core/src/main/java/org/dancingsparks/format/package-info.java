/**
 * Reading and writing problems and puzzles: Knuth's text ({@code .dlx}), puzzle files (YAML),
 * Sudokus, matrices, formulas for SAT solvers, and the short forms in which a person names
 * placements.
 *
 * <p>Whatever cannot be read is an {@link org.dancingsparks.message.InputException} with its place.
 */
package org.dancingsparks.format;
