package org.dancingsparks.runs;

/**
 * A file that an attempt has written for later steps to read. It stays in the work directory until
 * the last of them is done.
 *
 * @param lastStep the last one that reads it
 */
public record StepFile(FileRecord attempt, int lastStep) {}
