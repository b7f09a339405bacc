package org.dancingsparks.search;

import org.dancingsparks.layers.rounds.RoundPlan;

/**
 * A count in rounds.
 *
 * @param search in the item order of the plan
 */
public record PlannedRounds(Search search, RoundPlan plan) {}
