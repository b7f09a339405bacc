/**
 * The lattices on which boards and pieces lie.
 *
 * <pre>
 * Cell = its place in a drawing: row, column, layer      Lattice = the places that are cells + its symmetries
 * Tiling: the Corners and sides of cells, as they are drawn
 * Turns: a set of symmetries by which a piece may be turned      Turn: one of them, by how it moves Points
 * </pre>
 */
package org.dancingsparks.lattice;
