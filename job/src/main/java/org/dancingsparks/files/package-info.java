/**
 * Files on any Hadoop file system: puzzles read, results written so that they last.
 *
 * <pre>
 * name or path -> Puzzles -> FoundPuzzle
 * HadoopFiles: the file system of a path      Durable: synced before it is relied on
 * LocalDisk: the local disk, with exact errors and renames in one step
 * </pre>
 */
package org.dancingsparks.files;
