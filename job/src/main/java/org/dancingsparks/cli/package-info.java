/**
 * The command line: {@code dance} and all its commands.
 *
 * <pre>{@code
 * $ scripts/dance count kanoodle
 * 371020
 *
 * $ scripts/dance solve kanoodle --limit 3 --lines
 * IILEEEGGGKKILLLDEEJGKKIILADDBJGHHCAAADBBJHHFCCCCDBBJHFF
 * }</pre>
 *
 * <pre>
 * Main -> Commands -> a command, in the package of its subject -> cli.flag (shared flags), cli.output (text, JSON)
 * cli.puzzles, cli.count, cli.search, cli.starts, cli.boards, cli.tables, cli.sudoku, cli.page, cli.sql, cli.verify
 * Failures: messages and the ExitCode of each
 * cli.session: Spark, streams and signals     cli.help: help, completion, guesses at misspelt commands
 * </pre>
 */
package org.dancingsparks.cli;
