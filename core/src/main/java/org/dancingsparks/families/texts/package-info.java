/**
 * Text files that families read.
 *
 * <pre>
 * TextLines: the lines that hold words, without comments      WordList: words in capitals, by length
 * </pre>
 */
package org.dancingsparks.families.texts;
