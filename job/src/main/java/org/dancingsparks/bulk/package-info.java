/**
 * Lists of Sudokus, a line each, solved over Spark: millions of small problems, where the rest of
 * the program searches one that is large.
 *
 * <p>A {@link org.dancingsparks.bulk.SudokuList} is cut into ranges of bytes; a {@link
 * org.dancingsparks.bulk.Survey} counts their lines; a {@link org.dancingsparks.bulk.ListRun} has a
 * task for each, which reads its {@link org.dancingsparks.bulk.RangeLines}, asks a {@link
 * org.dancingsparks.bulk.PuzzleSolver}, and writes rows that {@link
 * org.dancingsparks.store.RunKeeper} keeps exactly once.
 */
package org.dancingsparks.bulk;
