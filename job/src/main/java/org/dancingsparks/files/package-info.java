/**
 * Files on any Hadoop file system: reads puzzles, and writes results durably.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzles.find("queens:8", () -> hadoop).puzzle(); // or a path: hdfs://...
 * var path = new org.apache.hadoop.fs.Path(directory, "name");
 * AtomicFiles files = new AtomicFiles(HadoopFiles.of(path, hadoop));
 * files.make(path.getParent());
 * files.write(path, puzzle.name()); // all of it or nothing, and on the disk
 * Optional<String> text = files.read(path);
 * }</pre>
 *
 * <pre>
 * name or path -> Puzzles -> FoundPuzzle
 * HadoopFiles: the file system of a path      Durable: synced before it is relied on
 * AtomicFiles: written, moved and deleted whole, each step checked and repeatable
 * FileUpload: a file on an object store that another process completes
 * ScratchDirectory: temporary files; if this process is killed, a later one clears them
 * LocalDisk: the local disk, with exact errors and renames in one step      Checksum: SHA-256
 * </pre>
 */
package org.dancingsparks.files;
