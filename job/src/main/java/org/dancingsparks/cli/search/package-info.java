/**
 * Searches looked at before, or instead of, running them.
 *
 * <pre>
 * PlanCommand -> PlannedLayers, RoundPlanPrinter     EstimateCommand -> EstimateTable, CostForecast
 * ProfileCommand: nodes by level     TraceCommand: step by step     TreeCommand: drawn
 * </pre>
 */
package org.dancingsparks.cli.search;
