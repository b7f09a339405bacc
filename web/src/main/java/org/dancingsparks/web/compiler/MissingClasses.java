package org.dancingsparks.web.compiler;

import java.util.List;
import org.dancingsparks.web.jdk.CRC32C;
import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Gives the compiler's class library the classes that it lacks. */
public final class MissingClasses extends SimpleSubstitutionPolicy {
  private static final List<String> NAMES =
      List.of(
          "com.fasterxml.jackson.core.io.schubfach.DoubleToDecimal",
          "java.security.MessageDigest",
          "java.text.Normalizer",
          "java.text.Normalizer$Form",
          "java.util.HexFormat",
          "java.util.SplittableRandom",
          "java.util.concurrent.atomic.AtomicReferenceArray",
          "java.util.concurrent.locks.ReentrantLock",
          "java.util.zip.CRC32C",
          "javax.xml.stream.XMLOutputFactory",
          "javax.xml.stream.XMLStreamException",
          "javax.xml.stream.XMLStreamWriter",
          // No class of the JDK: one that these call has to go by a name like theirs.
          "javax.xml.stream.XmlText");

  @Override
  public void contribute(SubstitutionSink sink) {
    for (String name : NAMES) {
      String packageName = name.substring(0, name.lastIndexOf('.'));
      sink.selectClasses(named(name)).replacePackage(packageName, CRC32C.class.getPackageName());
    }
  }
}
