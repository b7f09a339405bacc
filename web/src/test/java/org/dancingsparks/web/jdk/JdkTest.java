package org.dancingsparks.web.jdk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringWriter;
import java.security.NoSuchAlgorithmException;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

/** Compared with the JDK's own. */
class JdkTest {
  private static final int MOST_BYTES = 300;

  private static byte[] bytes(RandomGenerator random) {
    byte[] bytes = new byte[random.nextInt(MOST_BYTES)];
    random.nextBytes(bytes);
    return bytes;
  }

  @Test
  void checksumsAndDigests() {
    Seed.times(
        1000,
        (random, seed) -> {
          byte[] bytes = bytes(random);
          java.util.zip.CRC32C expected = new java.util.zip.CRC32C();
          expected.update(bytes, 0, bytes.length);
          CRC32C checksum = new CRC32C();
          checksum.update(bytes, 0, bytes.length);
          assertThat(checksum.getValue()).isEqualTo(expected.getValue());
          try {
            // tag::web.jdk
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            String digits = HexFormat.of().formatHex(digest);
            // end::web.jdk
            assertThat(digits)
                .isEqualTo(
                    java.util.HexFormat.of()
                        .formatHex(
                            java.security.MessageDigest.getInstance("SHA-256").digest(bytes)));
          } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
          }
        });
    assertThatThrownBy(() -> MessageDigest.getInstance("MD5"))
        .isInstanceOf(NoSuchAlgorithmException.class);
  }

  @Test
  void randomNumbers() {
    Seed.times(
        1000,
        (random, seed) -> {
          long from = random.nextInt(100) - 50L;
          long to = from + 1 + (random.nextLong() >>> 2 + random.nextInt(60));
          assertThat(new SplittableRandom(seed).longs(20, from, to).toArray())
              .isEqualTo(new java.util.SplittableRandom(seed).longs(20, from, to).toArray());
        });
  }

  @Test
  void hexadecimalDigits() {
    java.util.HexFormat upper = java.util.HexFormat.of().withUpperCase();
    for (int sign = 0; sign < 0x3000; sign++) {
      int digit = sign;
      assertThat(HexFormat.isHexDigit(digit)).isEqualTo(java.util.HexFormat.isHexDigit(digit));
      if (HexFormat.isHexDigit(digit)) {
        assertThat(HexFormat.fromHexDigit(digit))
            .isEqualTo(java.util.HexFormat.fromHexDigit(digit));
      } else {
        assertThatThrownBy(() -> HexFormat.fromHexDigit(digit))
            .isInstanceOf(NumberFormatException.class);
      }
      assertThat(HexFormat.of().withUpperCase().toHexDigits((byte) digit))
          .isEqualTo(upper.toHexDigits((byte) digit));
    }
  }

  @Test
  void markup() throws Exception {
    String words = "<>&'\" \n\t\u00e9\ud83d\ude00]]>";
    StringWriter expected = new StringWriter();
    javax.xml.stream.XMLStreamWriter theirs =
        javax.xml.stream.XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(expected);
    theirs.writeDTD("<!DOCTYPE html>\n");
    theirs.writeStartElement("a");
    theirs.writeAttribute("b", words);
    theirs.writeEmptyElement("br");
    theirs.writeAttribute("c", "");
    theirs.writeStartElement("e");
    theirs.writeEndElement();
    theirs.writeCharacters(words);
    theirs.writeEndElement();
    theirs.close();

    StringWriter text = new StringWriter();
    XMLStreamWriter ours = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
    ours.writeDTD("<!DOCTYPE html>\n");
    ours.writeStartElement("a");
    ours.writeAttribute("b", words);
    ours.writeEmptyElement("br");
    ours.writeAttribute("c", "");
    ours.writeStartElement("e");
    ours.writeEndElement();
    ours.writeCharacters(words);
    ours.writeEndElement();
    ours.close();
    assertThat(text).hasToString(expected.toString());
  }

  @Test
  void arraysOfOneThread() {
    AtomicReferenceArray<String> array = new AtomicReferenceArray<>(2);
    array.set(1, "a");
    assertThat(array.getAndSet(1, "b")).isEqualTo("a");
    assertThat(array.compareAndSet(1, "a", "c")).isFalse();
    assertThat(array.compareAndSet(1, "b", "c")).isTrue();
    assertThat(IntStream.range(0, 2).mapToObj(array::get)).containsExactly(null, "c");
  }
}
