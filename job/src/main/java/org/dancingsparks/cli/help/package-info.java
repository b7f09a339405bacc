/**
 * Help, shell completion and usage errors. Sees the commands only as picocli's models, and loads no
 * class of Spark.
 *
 * <pre>
 * HelpCommand, CompletionCommand -> FishCompletion, PuzzleNames
 * a command line that cannot be parsed -> UsageErrors -> TypedCommand, FlagSuggestions
 * </pre>
 */
package org.dancingsparks.cli.help;
