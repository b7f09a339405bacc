/**
 * The problems of the folder {@code cases}, for solvers in any language: what writes them, and what
 * checks them.
 *
 * <pre>
 * ToyCases, EdgeCases, LargeCases, ClassicCases (SquareIce), GraphCases, FamilyCases, FileFamilyCases,
 * RandomCoverCases (RandomCover, Features) -&gt; Case: a CaseText and its Answer
 * CaseFolder: all of them -&gt; files, and cases.tsv, a line for each
 * </pre>
 */
package org.dancingsparks.cases;
