/**
 * Puzzles that are made by rules, on demand, from the parameters in their names.
 *
 * <pre>
 * Families: a Family for each name      NAME:PARAMETERS (Parameters), perhaps of a file -&gt; Puzzle
 * GridPuzzle: options put values in cells   Queens, LatinSquares, WordSquares, BinaryMatrices, ...
 * GraphPuzzle: the same on the vertices of a Graph   Graphs: by name or from a file of edges
 * TilePuzzle: a TileSet on a Board, by its Tiling   MacMahon, EdgeMatching   TileSymmetries
 * of files: TextLines -&gt; WordList, EdgeMatchingReader, Graphs
 * </pre>
 */
package org.dancingsparks.families;
