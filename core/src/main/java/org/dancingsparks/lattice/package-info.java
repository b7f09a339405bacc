/**
 * The lattices on which boards and pieces lie.
 *
 * <pre>{@code
 * List<Cell> corner = List.of(Cell.of(0, 0), Cell.of(0, 1), Cell.of(1, 0));
 * List<List<Cell>> turned = Lattice.SQUARE.orientations(Turns.ROTATIONS, corner); // 4
 * List<Cell> beside = Lattice.HEXAGONAL.neighbours(Cell.of(0, 0)); // 6
 * }</pre>
 *
 * <pre>
 * Cell = its place in a drawing: row, column, layer      Lattice = the places that are cells + its symmetries
 * Tiling: the Corners and sides of cells, as they are drawn
 * Turns: a set of symmetries by which a piece may be turned      Turn: one of them, by how it moves Points
 * </pre>
 */
package org.dancingsparks.lattice;
