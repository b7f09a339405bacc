/**
 * Parquet files: columns of solutions and rows of other kinds, written once and read back.
 *
 * <pre>
 * solutions -> PieceColumnsWriter  (a column per piece, run-length encoded straight from the walk)
 *           -> OptionArrayWriter   (one column of arrays)          -> ParquetFile -> Attempt
 * rows      -> RowFile with a RowWriteSupport (Parquet's writer) -> ParquetFile -> Attempt
 * part file -> SolutionReader -> solutions as option ids
 * </pre>
 */
package org.dancingsparks.parquet;
