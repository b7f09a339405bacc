/**
 * Solutions as a person sees them: boards as letters or coloured blocks, traces as tables.
 *
 * <p>{@link org.dancingsparks.view.BoardText} draws what {@code org.dancingsparks.puzzle}
 * describes, {@link org.dancingsparks.view.PropagationText} what a propagation did; nothing here
 * writes to a stream.
 */
package org.dancingsparks.view;
