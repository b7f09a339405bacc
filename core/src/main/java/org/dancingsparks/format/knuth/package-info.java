/**
 * Problems in the text format of Knuth's programs DLX1, DLX2 and DLX3.
 *
 * <pre>
 * KnuthReader: text -&gt; Problem      KnuthWriter: Problem -&gt; text, names shortened for his programs or not
 * </pre>
 */
package org.dancingsparks.format.knuth;
