/**
 * The resources of one machine for counts in layers: cores, memory and temporary files.
 *
 * <pre>
 * Limits: cores, bytes, directory
 * CoreTasks: a thread for each core      TemporaryFile: what exceeds the bytes     LongFile: an array there
 * </pre>
 */
package org.dancingsparks.layers.machine;
