package org.dancingsparks.run;

/**
 * A run before it begins.
 *
 * @param <K> the record of a finished bin
 * @param header the first part of the manifest
 * @param type of the record of a finished bin
 * @param bins their number
 * @param parts the number of bins that have a file: the first ones
 */
public record RunOutline<K extends Record & BinCommit>(
    Record header, Class<K> type, int bins, int parts) {}
