package org.dancingsparks.run;

/**
 * What a run is going to keep.
 *
 * @param <K> what is recorded of a finished bin
 * @param head what is known before it begins: the same for equal runs, and plain values only
 * @param type of what is recorded of a finished bin
 * @param bins how many there are
 * @param parts how many of these have a file; the others, at the end, have none
 */
public record RunOutline<K extends Record & BinCommit>(
    Record head, Class<K> type, int bins, int parts) {}
