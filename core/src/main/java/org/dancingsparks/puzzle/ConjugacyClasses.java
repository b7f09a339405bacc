package org.dancingsparks.puzzle;

import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntBinaryOperator;

/**
 * Divides a group of automorphisms into its conjugacy classes.
 *
 * <p>Takes about as many permutations as the group has elements, times the generators, of which
 * there are at most the logarithm of that. Not thread safe.
 */
final class ConjugacyClasses {
  private final Symmetries group;
  private final int[][] images;
  private final Map<IntBuffer, Integer> numbers = new HashMap<>();
  private final List<Integer> generators = new ArrayList<>();

  ConjugacyClasses(Symmetries group) {
    this.group = group;
    images = group.images();
    for (int element = 0; element < images.length; element++) {
      numbers.put(IntBuffer.wrap(images[element]), element);
    }
    findGenerators();
  }

  /**
   * Checks that permutations are a group.
   *
   * @throws IllegalArgumentException if one occurs twice, or a product is missing
   */
  static void checkGroup(Symmetries permutations) {
    if (new ConjugacyClasses(permutations).numbers.size() < permutations.order()) {
      throw new IllegalArgumentException("The automorphisms are not a group: one occurs twice.");
    }
  }

  private void findGenerators() {
    BitSet generated = new BitSet();
    generated.set(0);
    for (int element = 1; element < images.length; element++) {
      if (!generated.get(element)) {
        generators.add(element);
        close(generated, this::product);
      }
    }
  }

  /** The classes, by their first members; that of the identity comes first. */
  List<ConjugacyClass> list() {
    List<ConjugacyClass> classes = new ArrayList<>();
    BitSet seen = new BitSet();
    for (int first = 0; first < images.length; first = seen.nextClearBit(first)) {
      BitSet members = new BitSet();
      members.set(first);
      close(members, this::conjugate);
      seen.or(members);
      classes.add(new ConjugacyClass(group.titles().get(first), first, members.cardinality()));
    }
    return classes;
  }

  /** Adds to a set of elements all that an operation by generators makes of its members. */
  private void close(BitSet members, IntBinaryOperator operation) {
    Deque<Integer> left = new ArrayDeque<>();
    members.stream().forEach(left::add);
    while (!left.isEmpty()) {
      int member = left.remove();
      for (int generator : generators) {
        int found = operation.applyAsInt(generator, member);
        if (!members.get(found)) {
          members.set(found);
          left.add(found);
        }
      }
    }
  }

  private int product(int generator, int element) {
    int[] product = new int[images[element].length];
    for (int option = 0; option < product.length; option++) {
      product[option] = images[generator][images[element][option]];
    }
    return number(product);
  }

  /** The generator, after the element, after the inverse of the generator. */
  private int conjugate(int generator, int element) {
    int[] conjugate = new int[images[element].length];
    for (int option = 0; option < conjugate.length; option++) {
      conjugate[images[generator][option]] = images[generator][images[element][option]];
    }
    return number(conjugate);
  }

  private int number(int... permutation) {
    Integer number = numbers.get(IntBuffer.wrap(permutation));
    if (number == null) {
      throw new IllegalArgumentException(
          "The automorphisms are not a group: a product is missing.");
    }
    return number;
  }
}
