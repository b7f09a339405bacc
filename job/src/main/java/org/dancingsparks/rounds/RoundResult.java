package org.dancingsparks.rounds;

import java.math.BigInteger;

/**
 * The result of a count in rounds.
 *
 * @param residuals built in all rounds
 * @param bytes of all files
 */
public record RoundResult(BigInteger solutions, long residuals, long bytes) {}
