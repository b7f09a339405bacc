/**
 * Problems in the text format of Knuth's programs DLX1, DLX2 and DLX3.
 *
 * <pre>{@code
 * Problem problem = KnuthReader.read("a.dlx", "a b | x\na x\nb x\nb\n"); // x is secondary
 * int options = problem.options(); // 3
 * String text = KnuthWriter.write(problem);
 * }</pre>
 *
 * <pre>
 * KnuthReader: text -&gt; Problem      KnuthWriter: Problem -&gt; text, names shortened for his programs or not
 * </pre>
 */
package org.dancingsparks.format.knuth;
