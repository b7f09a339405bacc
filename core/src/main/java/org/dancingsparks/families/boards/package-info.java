/**
 * Boards that families fill: with values in cells, or with polyominoes.
 *
 * <pre>
 * GridPuzzle: options put values in cells     RowOfValues: copies of values in a row, as such a puzzle
 * TatamiPuzzle: the same in the order of a sweep
 * Polyominoes: shapes by name     Symbols: a different one for each piece
 * </pre>
 */
package org.dancingsparks.families.boards;
