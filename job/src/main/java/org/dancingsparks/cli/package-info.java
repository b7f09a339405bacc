/**
 * The commands of {@code dance}: one class each, and what they share as mixins.
 *
 * <p>Only here does the program write to the standard streams or exit. Standard output is the
 * result and nothing else.
 */
package org.dancingsparks.cli;
