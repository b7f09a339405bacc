/**
 * Readers and writers of problems and puzzles.
 *
 * <pre>{@code
 * String yaml = "board: 2x3\npieces:\n  D: {shape: '##', use: 3}\n";
 * PuzzleFile file = PuzzleReader.read("dominoes.yaml", yaml);
 * Puzzle puzzle = file.puzzle("dominoes");
 * Search search = Engines.of(puzzle).withDiagram(Searches.of(puzzle).all());
 * var bytes = new ByteArrayOutputStream();
 * new DiagramFile(puzzle, search.diagram().orElseThrow()).write(bytes);
 *
 * var stream = new ByteArrayInputStream(bytes.toByteArray());
 * BigInteger solutions = DiagramFile.read("dominoes.xcd", stream).diagram().count(); // 3
 * }</pre>
 *
 * <pre>
 * PuzzleReader, PuzzleWriter   .yaml    PuzzleTemplates: files to begin with    knuth: .dlx
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
