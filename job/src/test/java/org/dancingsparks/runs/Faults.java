package org.dancingsparks.runs;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.apache.hadoop.fs.Path;

/**
 * The faults of a {@link FaultyFileSystem}, operation by operation, and how often each happened.
 *
 * <p>With several threads the order of operations depends on scheduling; all else depends on the
 * seed. Thread safe.
 */
public final class Faults {
  /** The operations of a store. Writing counts once per file, when it is created. */
  public enum Operation {
    CREATE,
    WRITE,
    CLOSE,
    RENAME,
    DELETE,
    MKDIRS,
    STATUS,
    OPEN,
    LIST,
    SYNC
  }

  /** A way in which an operation goes wrong. */
  public enum Fault {
    NONE,
    /** The operation is not done, and throws. Of a write, some bytes are there. */
    FAILS,
    /** The operation is done, and then throws. */
    ANSWER_IS_LOST,
    /** The operation is not done, and returns false. */
    REFUSES,
    /** The operation is done, and returns false. */
    LIES,
    /** The operation is half done: some of the bytes copied, or some of the children deleted. */
    STOPS_HALF_WAY,
    /** A rename that has copied all and deleted nothing. */
    LEAVES_THE_SOURCE,
    /** Closes well, but the last bytes are not there. */
    TRUNCATES,
    DISK_IS_FULL,
    /** As Hadoop's own local disk says it. */
    DISK_IS_FULL_ERROR,
    IS_FORBIDDEN,
    /** The file cannot be opened, with the exception for files that do not exist. */
    LOOKS_ABSENT,
    IS_SLOW,
    /** This operation and all later ones fail, as if the program had been killed here. */
    DIES
  }

  /** Decides what goes wrong. */
  @FunctionalInterface
  public interface Rule {
    Fault fault(Operation operation, Path path, long ordinal);
  }

  private static final List<Fault> OF_CHANGES =
      List.of(
          Fault.FAILS,
          Fault.ANSWER_IS_LOST,
          Fault.REFUSES,
          Fault.LIES,
          Fault.STOPS_HALF_WAY,
          Fault.IS_FORBIDDEN,
          Fault.IS_SLOW);

  private static final Map<Operation, List<Fault>> POSSIBLE =
      Map.of(
          Operation.CREATE,
          List.of(Fault.FAILS, Fault.ANSWER_IS_LOST, Fault.IS_FORBIDDEN),
          Operation.WRITE,
          List.of(Fault.FAILS, Fault.DISK_IS_FULL, Fault.DISK_IS_FULL_ERROR),
          Operation.CLOSE,
          List.of(Fault.FAILS, Fault.TRUNCATES, Fault.IS_SLOW),
          Operation.RENAME,
          Stream.concat(OF_CHANGES.stream(), Stream.of(Fault.LEAVES_THE_SOURCE)).toList(),
          Operation.DELETE,
          OF_CHANGES,
          Operation.MKDIRS,
          OF_CHANGES,
          Operation.STATUS,
          List.of(Fault.FAILS, Fault.IS_SLOW),
          Operation.OPEN,
          List.of(Fault.FAILS, Fault.IS_SLOW, Fault.LOOKS_ABSENT),
          Operation.LIST,
          List.of(Fault.FAILS, Fault.IS_SLOW, Fault.LOOKS_ABSENT),
          Operation.SYNC,
          List.of(Fault.FAILS, Fault.IS_SLOW));

  private static final List<String> UNOPENED =
      List.of(
          "Permission denied",
          "Too many open files",
          "Too many open files in system",
          "Input/output error",
          "Stale file handle",
          "Too many levels of symbolic links",
          "Cannot allocate memory");

  private final Rule rule;
  private final Random random;
  private final AtomicLong operations = new AtomicLong();
  private final SortedMap<String, Integer> injected = new TreeMap<>();
  private final PowerLoss power = new PowerLoss();
  private volatile boolean isDead;

  /**
   * Faults by a rule.
   *
   * @param seed for how many bytes of a file come through, and what else is left to chance
   */
  public Faults(long seed, Rule rule) {
    this.rule = rule;
    random = new Random(seed);
  }

  /** No faults. */
  public static Faults none() {
    return new Faults(0, (operation, path, ordinal) -> Fault.NONE);
  }

  /** The same fault at each operation of a kind. */
  public static Faults of(Operation kind, Fault fault) {
    return new Faults(0, (operation, path, ordinal) -> operation == kind ? fault : Fault.NONE);
  }

  /** At each operation, with a probability, one of the faults that it can have. */
  public static Faults random(long seed, double probability) {
    return new Faults(
        seed,
        (operation, path, ordinal) -> {
          Random here = new Random(seed * 31 + ordinal * 0x9E3779B97F4A7C15L);
          List<Fault> possible = POSSIBLE.get(operation);
          return here.nextDouble() < probability
              ? possible.get(here.nextInt(possible.size()))
              : Fault.NONE;
        });
  }

  /** One fault at one operation, of those that it can have. */
  public static Faults once(long seed, long at) {
    Faults all = random(seed, 1);
    return new Faults(
        seed,
        (operation, path, ordinal) ->
            ordinal == at ? all.rule.fault(operation, path, ordinal) : Fault.NONE);
  }

  /** One fault at the n-th operation of a kind: one that it can have, or the end. */
  public static Faults once(long seed, Operation kind, long nth) {
    Faults all = random(seed, 1);
    AtomicLong met = new AtomicLong();
    boolean dies = new Random(seed).nextInt(4) == 0;
    return new Faults(
        seed,
        (operation, path, ordinal) -> {
          if (operation != kind || met.getAndIncrement() != nth) {
            return Fault.NONE;
          }
          return dies ? Fault.DIES : all.rule.fault(operation, path, ordinal);
        });
  }

  /** The end of the program at an operation. */
  public static Faults dieAt(long seed, long at) {
    return new Faults(seed, (operation, path, ordinal) -> ordinal == at ? Fault.DIES : Fault.NONE);
  }

  /** From an operation on nothing may be changed. */
  public static Faults forbiddenFrom(long at) {
    return new Faults(
        0,
        (operation, path, ordinal) ->
            ordinal >= at && POSSIBLE.get(operation).contains(Fault.IS_FORBIDDEN)
                ? Fault.IS_FORBIDDEN
                : Fault.NONE);
  }

  /** From an operation on no byte can be written. */
  public static Faults fullFrom(long at, Fault how) {
    return new Faults(
        at,
        (operation, path, ordinal) ->
            ordinal >= at && operation == Operation.WRITE ? how : Fault.NONE);
  }

  /** The simulated state of the disk after a loss of power. */
  public PowerLoss power() {
    return power;
  }

  /** Operations so far. */
  public long operations() {
    return operations.get();
  }

  /** How often each fault happened, by operation and fault. */
  public synchronized SortedMap<String, Integer> injected() {
    return new TreeMap<>(injected);
  }

  /** The fault of an operation that is about to begin. */
  Fault next(Operation operation, Path path) throws IOException {
    long ordinal = operations.getAndIncrement();
    checkAlive();
    Fault fault = rule.fault(operation, path, ordinal);
    if (fault != Fault.NONE) {
      count(operation, fault);
    }
    if (fault == Fault.IS_SLOW) {
      pause(below(20));
      return Fault.NONE;
    }
    isDead |= fault == Fault.DIES;
    return fault;
  }

  /** Throws where nothing works any more. */
  void checkAlive() throws IOException {
    if (isDead) {
      throw new IOException("the store is gone");
    }
  }

  /** The system's reason why an existing file cannot be opened. */
  String whyUnopened() {
    return UNOPENED.get(below(UNOPENED.size()));
  }

  /** A number by chance, small ones more often. */
  synchronized int below(int bound) {
    return random.nextInt(1 + random.nextInt(bound));
  }

  private synchronized void count(Operation operation, Fault fault) {
    injected.merge(operation + " " + fault, 1, Integer::sum);
  }

  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
