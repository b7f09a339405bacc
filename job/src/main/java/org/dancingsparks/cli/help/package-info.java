/**
 * Help, shell completion and usage errors. Sees the commands only as picocli's models, and loads no
 * class of Spark.
 *
 * <pre>{@code
 * $ scripts/dance count kanodle 2>&1
 * dance: There is no puzzle kanodle. Did you mean kanoodle?…
 *
 * $ echo $?
 * 3
 * }</pre>
 *
 * <pre>
 * HelpCommand, CompletionCommand -> FishCompletion, PuzzleNames
 * a command line that cannot be parsed -> UsageErrors -> TypedCommand, FlagSuggestions
 * </pre>
 */
package org.dancingsparks.cli.help;
