package org.dancingsparks.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

/** An SVG text parsed by the JDK's XML reader, with XPath queries without namespaces. */
public final class Picture extends Xml {
  /** Names as bad as they come: markup, control characters, half a character, turned writing. */
  public static final String HOSTILE =
      "<&\"'>]]>\u0000\u001b[31m\n\t\ud800\u202e</svg>\ufffe\ud83d\ude00";

  /** Parses it, and checks what holds for every picture. */
  public Picture(String svg) {
    super(svg);
    assertThat(svg).endsWith("</svg>\n").doesNotContain("href", "<script", "NaN", "Infinity");
    assertThat(svg.replace("xmlns=\"http://www.w3.org/2000/svg\"", "")).doesNotContain("http");
    assertThat(of("/svg/@role")).containsExactly("img");
    assertThat(of("/svg/title")).hasSize(1);
    assertThat(of("//@transform")).doesNotContain("");
  }

  public List<Double> numbers(String path) {
    return of(path).stream().map(Double::valueOf).toList();
  }
}
