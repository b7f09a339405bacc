/**
 * The commands that examine a search before running it, or instead.
 *
 * <pre>
 * PlanCommand -> PlannedLayers, RoundPlanPrinter     EstimateCommand -> EstimateTable, CostForecast
 * ProfileCommand: nodes by level     TraceCommand: step by step     TreeCommand: drawn
 * </pre>
 */
package org.dancingsparks.cli.search;
