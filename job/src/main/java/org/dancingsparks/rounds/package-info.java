/**
 * Counting in layers as rounds of Spark jobs, each of which reads the files of the one before.
 *
 * <pre>
 * RoundCount: the loop of rounds -> RoundResult, RoundListener    RoundPlace: files of one count
 * ExpandTask: files -> chunks ─ PartitionNumber, sorted ─ BuildTask: chunks -> files, RoundPart
 * JoinTask: files -> a number      RoundSearch: the sweep and the limits of a task
 * OpenFile: read anywhere          RoundFile: as the driver records it
 * </pre>
 */
package org.dancingsparks.rounds;
