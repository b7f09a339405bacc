package org.dancingsparks.cover;

/**
 * Properties of options beside their items, which do not change the solutions.
 *
 * @param labels by option; null for no label
 * @param costs by option
 */
record OptionNotes(String[] labels, long[] costs) {}
