package org.dancingsparks.sudoku;

/**
 * Solves Sudokus of nine lines with blocks of three by three. A search that never guesses has one
 * node.
 */
final class ClassicPuzzles implements PuzzleSolver {
  private final ClassicSolver solver = new ClassicSolver();

  @Override
  public int solve(byte[] givens, int limit) {
    return solver.solve(givens, limit);
  }

  @Override
  public void copySolution(byte[] cells) {
    solver.copySolution(cells);
  }

  @Override
  public long nodes() {
    return solver.nodes();
  }

  @Override
  public long detour() {
    return Math.max(0, solver.nodes() - 1);
  }

  @Override
  public boolean isSolvedByPropagation() {
    return solver.isSolvedByPropagation();
  }
}
