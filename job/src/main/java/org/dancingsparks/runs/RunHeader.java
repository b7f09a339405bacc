package org.dancingsparks.runs;

/**
 * The first section of a manifest: the properties of a run fixed before it begins. A record of
 * plain values, without times or names of machines, so that equal runs have equal headers.
 * Components have a {@link Label} by which messages name them.
 */
public interface RunHeader {
  RunOrigin origin();
}
