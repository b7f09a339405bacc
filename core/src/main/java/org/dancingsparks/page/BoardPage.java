package org.dancingsparks.page;

import java.math.BigInteger;

/**
 * A page of a single board of a puzzle with holes, such as a date or a throw of dice.
 *
 * @param file its address, relative to the puzzle's page
 * @param bytes its size
 * @param open the cells that stay open, with commas between
 * @param solutions their number, at least 1
 */
public record BoardPage(String file, long bytes, String open, BigInteger solutions) {}
