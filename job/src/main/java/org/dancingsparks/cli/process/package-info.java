/**
 * The process: its streams, and signals that end it.
 *
 * <pre>
 * standard input -> StandardInput
 * results -> LineStream, ResultStream -> standard output
 * messages, the line of progress -> StandardError -> standard error
 * SIGHUP, SIGINT, SIGTERM -> Signals -> Shutdown: finished or interrupted, decided once
 * </pre>
 */
package org.dancingsparks.cli.process;
