package org.dancingsparks.cli.page;

import java.util.List;
import org.dancingsparks.page.Answers;
import org.dancingsparks.page.BoardPage;
import org.dancingsparks.page.PageStarts;

/**
 * A page that was made.
 *
 * @param html its bytes
 * @param answers its means of answering moves
 * @param starts that it knows
 * @param boards to which it leads
 */
public record MadePage(byte[] html, Answers answers, PageStarts starts, List<BoardPage> boards) {}
