/**
 * The commands that examine a search before running it, or instead.
 *
 * <pre>{@code
 * $ scripts/dance profile dominoes:2x4
 * level                nodes            solutions            dead ends              updates
 *     0                    1                    0                    0                    8
 *     1                    2                    0                    0                   12
 *     2                    3                    0                    0                   18
 *     3                    5                    0                    0                   15
 *     4                    5                    5                    0                    0
 *   all                   16                    5                    0                   53
 * }</pre>
 *
 * <pre>
 * PlanCommand -> PlannedLayers, StagePlanPrinter, RoundPlanPrinter
 * EstimateCommand -> EstimatePrinter, CostForecast
 * ProfileCommand: nodes by level     TraceCommand: step by step     TreeCommand: drawn
 * </pre>
 */
package org.dancingsparks.cli.search;
