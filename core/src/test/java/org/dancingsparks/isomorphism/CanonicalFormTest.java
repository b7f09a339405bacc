package org.dancingsparks.isomorphism;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

class CanonicalFormTest {
  @Test
  void formsWithEqualHashesMayDiffer() {
    CanonicalForm one = new CanonicalForm(0, 31);
    CanonicalForm other = new CanonicalForm(1, 0);
    assertEquals(one.hashCode(), other.hashCode());
    assertNotEquals(one, other);
    assertEquals(one, new CanonicalForm(0, 31));
    assertNotEquals(new CanonicalForm(0), new CanonicalForm(0, 0));
  }
}
