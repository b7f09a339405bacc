package org.dancingsparks.message;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RedactedTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hdfs://user:secret@host/p.dlx|hdfs://***@host/p.dlx",
        "hdfs://user:secret@host:8020/p.dlx|hdfs://***@host:8020/p.dlx",
        "s3a://KEY:sec/ret+1@bucket/p.dlx|s3a://***@bucket/p.dlx",
        "http://user:s@cret@host/p|http://***@host/p",
        "ftp://user@host/p|ftp://***@host/p",
        "s3a://:sec/ret@bucket/x|s3a://***@bucket/x",
        "hdfs:/u:secret@h/x.dlx|hdfs:/***@h/x.dlx",
        "hdfs:///u:secret@h/x.dlx|hdfs:///***@h/x.dlx",
        "hdfs:u:secret@h/x.dlx|hdfs:***@h/x.dlx",
        "https://host/p?sig=ab,secret|https://host/p?***",
        "https://host/p.dlx?X-Sig=secret&t=1|https://host/p.dlx?***",
        "Cannot read 'hdfs://u:secret@h/x': no host|Cannot read 'hdfs://***@h/x': no host",
        "hdfs://u:secret@h/x to hdfs://u:secret@h/y|hdfs://***@h/x to hdfs://***@h/y",
        "Does not contain a valid host:port authority: u:secret@h"
            + "|Does not contain a valid host:port authority: ***@h",
        "UnknownHostException: u:secret@h|UnknownHostException: ***@h",
      })
  void userPasswordAndQueryOfUrlsAreLeftOut(String text, String shown) {
    assertThat(Redacted.text(text)).isEqualTo(shown);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "p.dlx",
        "/home/a@b/p.dlx",
        "hdfs://host:8020/a@b/p.dlx",
        "hdfs:///a@b/p.dlx",
        "file:///a/b?c.dlx",
        "--board @FILE",
        "Is it hdfs://host/p.dlx?",
        "a:b@c",
      })
  void nothingElseIsChanged(String text) {
    assertThat(Redacted.text(text)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "p.dlx,p.dlx",
    "./p.dlx,p.dlx",
    "/abs/p.dlx,p.dlx",
    "file:///abs/p.dlx,p.dlx",
    "hdfs://u:secret@h/p.dlx,p.dlx",
    "https://h/p.dlx?sig=a/b,p.dlx",
    "odd?/p.dlx,p.dlx",
  })
  void filesAreNamedWithoutTheirFolders(String path, String name) {
    assertThat(Redacted.fileName(path)).isEqualTo(name);
  }

  @Test
  void messagesOfInputHaveNoSecretEvenWhereTheyAreCut() {
    String path = "x".repeat(1_985) + " hdfs://user:secret@host/p.dlx";

    assertThat(new InputException(path)).message().doesNotContain("user").doesNotContain("secret");
    String line = "<value>" + " ".repeat(30) + "s3a://KEY:SECRET-of-some-length@bucket</value>";
    assertThat(InputException.at("core-site.xml", 3, line, "Is no puzzle."))
        .message()
        .contains("s3a://***@bucket")
        .doesNotContain("KEY");
  }

  /** A message of some megabytes, all of it possible secrets. */
  @Test
  void longTextIsRedactedInOneGo() {
    assertThat(Redacted.text("://a:".repeat(20_000))).hasSize(100_000);
    assertThat(Redacted.text("://a:b@".repeat(20_000))).doesNotContain("a:b");
  }
}
