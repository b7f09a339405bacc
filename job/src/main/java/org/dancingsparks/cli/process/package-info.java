/** The process that a command runs in: its streams, its signals, its end. */
package org.dancingsparks.cli.process;
