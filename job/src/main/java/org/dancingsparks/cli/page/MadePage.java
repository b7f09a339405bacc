package org.dancingsparks.cli.page;

import org.dancingsparks.page.Answers;
import org.dancingsparks.page.PageStarts;

/**
 * A page that was made.
 *
 * @param html its bytes
 * @param answers what it answers with
 * @param starts that it knows
 */
public record MadePage(byte[] html, Answers answers, PageStarts starts) {}
