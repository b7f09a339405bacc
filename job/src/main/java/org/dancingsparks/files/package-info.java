/**
 * Files on any Hadoop file system: puzzles read, results written so that they last.
 *
 * <pre>
 * name or path -> Puzzles -> FoundPuzzle
 * HadoopFiles: the file system of a path      Durable: synced before it is relied on
 * AtomicFiles: written, moved and deleted whole, each step checked and repeatable
 * LocalDisk: the local disk, with exact errors and renames in one step      Checksum: SHA-256
 * </pre>
 */
package org.dancingsparks.files;
