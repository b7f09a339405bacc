/**
 * Files on any Hadoop file system: reads puzzles, and writes results durably.
 *
 * <pre>
 * name or path -> Puzzles -> FoundPuzzle
 * HadoopFiles: the file system of a path      Durable: synced before it is relied on
 * AtomicFiles: written, moved and deleted whole, each step checked and repeatable
 * ScratchDirectory: temporary files of this process, which a later one clears if it is killed
 * LocalDisk: the local disk, with exact errors and renames in one step      Checksum: SHA-256
 * </pre>
 */
package org.dancingsparks.files;
