/**
 * Exact cover problems and the engine {@code links}: Knuth's Dancing Links as a resumable cursor.
 *
 * <p>A {@link org.dancingsparks.cover.Problem} is built once and never changes; a {@link
 * org.dancingsparks.cover.Links} walks its solutions from any {@link
 * org.dancingsparks.cover.Prefix}, in a given {@link org.dancingsparks.cover.ItemOrder}, and counts
 * what it does in a {@link org.dancingsparks.cover.Profile}.
 */
package org.dancingsparks.cover;
