package org.dancingsparks.runs;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The words by which messages name a component of a {@link RunHeader}, with their article. */
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.RUNTIME)
public @interface Label {
  /** The words, as in "the item order". */
  String value();
}
