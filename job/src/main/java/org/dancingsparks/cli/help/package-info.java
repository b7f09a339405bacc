/**
 * Help, completion in shells, and errors of usage. Knows the commands as picocli's models only;
 * loads no class of Spark.
 *
 * <pre>
 * HelpCommand, CompletionCommand -> FishCompletion, PuzzleNames
 * a command line that cannot be parsed -> UsageErrors -> TypedCommand, FlagSuggestions
 * </pre>
 */
package org.dancingsparks.cli.help;
