/**
 * The process: its streams, the signals that end it, its exit codes (ExitCode).
 *
 * <pre>
 * standard input -> StandardInput
 * results -> LineStream, ResultStream -> standard output
 * messages, the line of progress -> StandardError -> standard error
 * SIGHUP, SIGINT, SIGTERM -> Signals -> Shutdown: finished or interrupted, decided once
 * </pre>
 */
package org.dancingsparks.cli.process;
