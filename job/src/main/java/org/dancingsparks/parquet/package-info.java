/**
 * Parquet files: columns of solutions and rows of other kinds, written once and read back.
 *
 * <pre>{@code
 * var part = new org.apache.hadoop.fs.Path(directory, "part-00000.parquet");
 * FileSystem files = HadoopFiles.of(part, hadoop);
 * try (SolutionReader reader = SolutionReader.open(files, part, SolutionSchema.of(puzzle))) {
 *   while (reader.next() >= 0) {
 *     int[] options = reader.options(); // valid until the next row
 *     rows++;
 *   }
 * }
 * }</pre>
 *
 * <pre>
 * Attempt -> ParquetFile: the file of an attempt, whose bytes depend on its content only
 * solutions -> PieceColumnsWriter (a column per piece, run-length encoded straight from the walk)
 *           -> OptionArrayWriter  (one column of arrays) -> the ParquetFile of an Attempt
 * rows      -> RowFile with a RowWriteSupport            -> the ParquetFile of its own Attempt
 * part file -> RowGroups -> SolutionReader -> solutions as option ids
 * </pre>
 */
package org.dancingsparks.parquet;
