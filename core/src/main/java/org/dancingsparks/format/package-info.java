/**
 * Readers and writers of problems and puzzles.
 *
 * <pre>
 * PuzzleReader, PuzzleWriter   .yaml    PuzzleTemplates: some to begin with    knuth: .dlx
 * NamedPuzzles: by name, with suggestions for misspelt ones     FoundPuzzle: with its diagram, if any
 * DiagramFile                .xcd    DimacsWriter: formulas for SAT solvers
 * SudokuReader: one grid as a line or drawing      SudokuLineReader: lists, a grid a line
 * FeatureReader: options as piece=I,cell=(1,1)     CostReader: their costs and weights, YAML
 * GivenReader: options as PIECE=(1,1)(1,2), #17    BoardReader: a drawn start
 * MatrixReader: matrices for permanents
 * </pre>
 *
 * <p>Input that cannot be read leads to an {@link org.dancingsparks.message.InputException} that
 * names the place.
 */
package org.dancingsparks.format;
