/**
 * Solutions as a person sees them: boards as letters or coloured blocks.
 *
 * <p>{@link org.dancingsparks.view.BoardText} draws what {@code org.dancingsparks.puzzle}
 * describes; nothing here writes to a stream.
 */
package org.dancingsparks.view;
