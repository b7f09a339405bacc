/**
 * Classes of the JDK that the compiler's class library lacks, as far as the core uses them. In the
 * compiled engine they take the places of those with their names.
 *
 * <pre>{@code
 * byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
 * String digits = HexFormat.of().formatHex(digest);
 * }</pre>
 *
 * <pre>
 * CRC32C, MessageDigest, HexFormat, SplittableRandom
 * AtomicReferenceArray, ReentrantLock: of one thread
 * XMLOutputFactory -&gt; XMLStreamWriter: XmlText; Normalizer: by the browser
 * </pre>
 */
package org.dancingsparks.web.jdk;
