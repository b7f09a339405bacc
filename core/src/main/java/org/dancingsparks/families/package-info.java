/**
 * Puzzles that are made by rules, on demand, from the parameters in their names.
 *
 * <pre>
 * Families: a Family for each name      NAME:PARAMETERS (Parameters), perhaps of a file -&gt; Puzzle
 * GridPuzzle: options put values in cells   Queens, LatinSquares, WordSquares, BinaryMatrices, ...
 * Graphs: by name or from a file of edges   Colourings, GracefulLabellings on the vertices of a graph
 * BoardGraphs: those of chess pieces   Matchings: sets of edges   Tatami: a TatamiPuzzle
 * Tilings, DistinctRectangles, Dominoes: PiecePuzzles of Polyominoes and rectangles (Symbols)
 * RowOfValues: copies of values in a row    SkolemSequences, TripleSequences, Progressions
 * SweptPuzzle, PlainPuzzle: not drawn       EqualSums, SumTriples, PairSums, SteinerTriples, ...
 * EdgeMatchingReader: tiles from a file     MacMahon, EdgeMatching
 * </pre>
 */
package org.dancingsparks.families;
