package org.dancingsparks.store;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.Serializable;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.apache.spark.SparkContext;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.rdd.RDD;
import org.apache.spark.util.SerializableConfiguration;
import scala.Function2;
import scala.collection.Iterator;
import scala.jdk.javaapi.CollectionConverters;
import scala.reflect.ClassTag$;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/** Checks the parts of a run as the tasks of one Spark job, one task a part. */
final class PartChecks {
  private final SparkContext spark;
  private final String title;

  PartChecks(SparkContext spark, String title) {
    this.spark = spark;
    this.title = title;
  }

  /** Looks at all parts, and hands over what is found of each as it comes. */
  void run(String directory, int parts, Consumer<PartFindings> found) {
    if (parts == 0) {
      return;
    }
    List<Object> numbers = IntStream.range(0, parts).boxed().map(Object.class::cast).toList();
    RDD<Object> rdd =
        JavaSparkContext.fromSparkContext(spark).parallelize(numbers, parts).setName(title).rdd();
    Function2<Object, String, BoxedUnit> handler =
        new AbstractFunction2<>() {
          @Override
          public BoxedUnit apply(Object part, String text) {
            ObjectNode root = SealedJson.read(title, text);
            found.accept(SealedJson.as(PartFindings.class, title, root));
            return BoxedUnit.UNIT;
          }
        };
    spark.setJobDescription(title);
    try {
      spark.runJob(
          rdd,
          new Task(
              new PartCheck(directory, new SerializableConfiguration(spark.hadoopConfiguration()))),
          CollectionConverters.asScala(numbers).toSeq(),
          handler,
          ClassTag$.MODULE$.apply(String.class));
    } finally {
      spark.setJobDescription(null);
    }
  }

  /** What runs on an executor; findings cross the wire as text, which any serializer knows. */
  private static final class Task extends AbstractFunction2<TaskContext, Iterator<Object>, String>
      implements Serializable {
    private static final long serialVersionUID = 1;

    private final PartCheck check;

    Task(PartCheck check) {
      this.check = check;
    }

    @Override
    public String apply(TaskContext context, Iterator<Object> numbers) {
      return SealedJson.write(SealedJson.tree(check.look((Integer) numbers.next())));
    }
  }
}
