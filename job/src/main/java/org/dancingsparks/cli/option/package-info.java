/** Flags and parameters that several commands share, and what they stand for. */
package org.dancingsparks.cli.option;
