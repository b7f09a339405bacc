/**
 * From a puzzle's name to tasks: what is searched, how it is cut into subproblems and bins, and how
 * Spark runs the bins.
 *
 * <p>{@link org.dancingsparks.plan.Puzzles} finds the puzzle, {@link org.dancingsparks.plan.Search}
 * says what is sought, {@link org.dancingsparks.plan.Engines} chooses how and builds a diagram that
 * fits, {@link org.dancingsparks.plan.Planner} cuts it, {@link
 * org.dancingsparks.plan.SubproblemCursor} walks one piece of it, and {@link
 * org.dancingsparks.plan.Execution} runs all of them. {@link org.dancingsparks.plan.SolutionSchema}
 * decides what a solution looks like as a row.
 */
package org.dancingsparks.plan;
