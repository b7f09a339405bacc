package org.dancingsparks.message;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ByteSizeTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0 bytes",
    "1023, '1,023 bytes'",
    "1024, 1 KB",
    "1048575, '1,023 KB'",
    "1048576, 1 MB",
    "1099511627776, '1,048,576 MB'"
  })
  void namesASizeInTheUnitThatSuitsIt(long bytes, String text) {
    assertEquals(text, ByteSize.text(bytes));
  }
}
