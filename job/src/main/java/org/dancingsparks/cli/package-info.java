/**
 * The command line: {@code dance} and all its commands.
 *
 * <pre>
 * Main -> Commands -> cli.command (a class per command) -> cli.option (flags) , cli.output (text, JSON)
 * what is longer than a command: cli.solutions, cli.starts, cli.sudoku, cli.page, cli.shelf
 * Failures: messages, and which ExitCode
 * cli.process: streams and signals   cli.cluster: starting Spark   cli.help   cli.query: SQL
 * </pre>
 */
package org.dancingsparks.cli;
