/**
 * Families of puzzles, made by rules and on demand from the parameters in a puzzle's name.
 *
 * <pre>{@code
 * Puzzle queens = Families.find("queens:8").orElseThrow();
 * int options = queens.problem().options(); // 64: a queen on each cell
 * List<Family> all = Families.all(); // some 40, with their titles
 * }</pre>
 *
 * <pre>
 * Families: a Family for each name      NAME:PARAMETERS (Parameters), perhaps of a file -&gt; Puzzle
 * Queens, LatinSquares, WordSquares, BinaryMatrices, ...: options put values in cells
 * Graphs: by name or from a file of edges   Colourings, GracefulLabellings on the vertices of a graph
 * BoardGraphs: those of chess pieces   Matchings: sets of edges   Tatami
 * Tilings, DistinctRectangles, Dominoes: PiecePuzzles of polyominoes and rectangles
 * SkolemSequences, TripleSequences, Progressions: copies of values in a row
 * EqualSums, SumTriples, PairSums, SteinerTriples, ...: not drawn
 * EdgeMatchingReader: tiles from a file     MacMahon, EdgeMatching     WordList, TextLines: the files of families
 * </pre>
 */
package org.dancingsparks.families;
