/**
 * Messages to users: a problem and its remedy, safe to print.
 *
 * <pre>{@code
 * String near = Suggestions.of("kanodle", List.of("kanoodle", "iq-fit")); // " Did you mean ..."
 * UserException failure = new InputException("The count needs 2 GiB", "raise {memory}");
 * String problem = failure.problem(); // "The count needs 2 GiB"
 * String message = failure.message(Wording.LIBRARY); // "...; raise the memory budget."
 * }</pre>
 *
 * <pre>
 * UserException = problem + remedy; InputException where input is not what it should be
 * Wording: the names that an entry point (command line, data source, library) gives to Terms
 * Printable: no control characters      Redacted: no secrets of URLs
 * Suggestions: nearest names           ShellWord: quotes for shells       ByteSize, TimeText: sizes and times as text
 * Typography: typographic quotes
 * </pre>
 */
package org.dancingsparks.message;
