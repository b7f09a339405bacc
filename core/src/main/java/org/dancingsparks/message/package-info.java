/**
 * Messages to users: a problem and its remedy, safe to print.
 *
 * <pre>
 * UserException = problem + remedy; InputException where input is not what it should be
 * Wording: the names that an entry point (command line, data source, library) gives to Terms
 * Printable: no control characters      Redacted: no secrets of URLs
 * Suggestions: nearest names           ShellWord: quotes for shells       ByteSize: sizes as text
 * Typography: typographic quotes
 * </pre>
 */
package org.dancingsparks.message;
