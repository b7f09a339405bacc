package org.dancingsparks.cli.sql;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.apache.spark.package$;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.plans.logical.LogicalPlan;
import org.apache.spark.sql.execution.datasources.LogicalRelation;
import org.junit.jupiter.api.Test;

class AllowedNodesTest {
  private static final String LATEST = "4.2.";

  /** The nodes that earlier versions have not. */
  private static final Set<String> OF_LATEST =
      Set.of("LimitAll", "NearestByJoin", "UnresolvedQualify");

  /** The names of Spark's classes of a kind. */
  private static Set<String> names(Class<?> kind) throws IOException, URISyntaxException {
    Set<String> names = new TreeSet<>();
    for (Class<?> ofJar : Set.of(LogicalPlan.class, LogicalRelation.class)) {
      Path jar = Path.of(ofJar.getProtectionDomain().getCodeSource().getLocation().toURI());
      try (ZipFile classes = new ZipFile(jar.toFile())) {
        classes.stream()
            .map(entry -> entry.getName())
            .filter(name -> name.matches("org/apache/spark/sql/[^$]+\\$?\\.class"))
            .map(name -> name.replaceFirst("\\.class$", "").replace('/', '.'))
            .filter(name -> isOfKind(kind, name))
            .map(name -> name.substring(name.lastIndexOf('.') + 1).replace("$", ""))
            .forEach(names::add);
      }
    }
    return names;
  }

  private static boolean isOfKind(Class<?> kind, String name) {
    try {
      return kind.isAssignableFrom(
          Class.forName(name, false, AllowedNodesTest.class.getClassLoader()));
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }

  @Test
  void eachNameIsThatOfANode() throws Exception {
    Set<String> plans = names(LogicalPlan.class);
    if (!package$.MODULE$.SPARK_VERSION().startsWith(LATEST)) {
      plans.addAll(OF_LATEST);
    }
    assertThat(
            Stream.of(
                AllowedNodes.QUERY,
                AllowedNodes.INFORMATION,
                AllowedNodes.WRITES,
                AllowedNodes.SCRIPTS))
        .allSatisfy(names -> assertThat(plans).containsAll(names));
    assertThat(names(Expression.class)).containsAll(AllowedNodes.SCRIPT_EXPRESSIONS);
  }
}
