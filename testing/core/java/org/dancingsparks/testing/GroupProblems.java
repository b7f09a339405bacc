package org.dancingsparks.testing;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;

/**
 * Random problems on which a group acts. It permutes points: a cyclic or dihedral group, a product
 * of symmetric groups, or a wreath product of two. Items are sets of one or two points, and options
 * are sets of items: with each one come all its images. So there are problems like Latin squares,
 * tournaments, matchings of vertex-transitive graphs, and transversals of blocks.
 */
public final class GroupProblems {
  private static final int MAX_OPTIONS = 48;

  /** Maximum number of options where sets of them are chosen for items with bounds. */
  private static final int MAX_OPTIONS_OF_BOUNDS = 20;

  private final Random random;

  /** Generators of the group: by point, its image. */
  private final List<int[]> generators = new ArrayList<>();

  /** By orbit of items, named by one of its points or pairs: the kind of its items. */
  private final Map<Set<Integer>, Kind> kinds = new HashMap<>();

  private final Set<Set<Integer>> secondary = new LinkedHashSet<>();
  private final Set<Set<Integer>> primary = new LinkedHashSet<>();
  private final Map<String, Map<Set<Integer>, String>> options = new LinkedHashMap<>();
  private int points;

  private enum Kind {
    ONCE,
    BOUNDED,
    SECONDARY,
    COLOURED
  }

  /**
   * An entry of an option.
   *
   * @param colour a point that names the colour, -1 for none; -2 for a colour that all images have
   */
  private record Entry(Set<Integer> item, int colour) {
    Entry image(int... images) {
      return new Entry(
          new TreeSet<>(item.stream().map(point -> images[point]).toList()),
          colour < 0 ? colour : images[colour]);
    }
  }

  private GroupProblems(Random random) {
    this.random = random;
    switch (random.nextInt(4)) {
      case 0 -> cyclic(3 + random.nextInt(6), random.nextBoolean());
      case 1 -> product(2 + random.nextInt(3), 2 + random.nextInt(3), random.nextInt(4));
      case 2 -> wreath(2 + random.nextInt(2), 2 + random.nextInt(2));
      default -> product(3 + random.nextInt(4));
    }
  }

  /** A problem of up to {@value #MAX_OPTIONS} options. */
  public static Problem next(Random random) {
    while (true) {
      GroupProblems problems = new GroupProblems(random);
      if (problems.addOrbits(1 + random.nextInt(2))) {
        return problems.problem();
      }
    }
  }

  private void cyclic(int order, boolean isDihedral) {
    points = order;
    generators.add(IntStream.range(0, order).map(at -> (at + 1) % order).toArray());
    if (isDihedral) {
      generators.add(IntStream.range(0, order).map(at -> (order - at) % order).toArray());
    }
  }

  /** A product of symmetric groups on parts of the points; a part of none is left out. */
  private void product(int... parts) {
    points = Arrays.stream(parts).sum();
    int first = 0;
    for (int part : parts) {
      addSymmetric(first, part, 1);
      first += part;
    }
  }

  private void wreath(int blocks, int size) {
    points = blocks * size;
    addSymmetric(0, size, 1);
    addSymmetric(0, blocks, size);
  }

  /** Exchanges of the first block with each other one. */
  private void addSymmetric(int first, int blocks, int size) {
    for (int block = 1; block < blocks; block++) {
      int[] images = IntStream.range(0, points).toArray();
      for (int at = 0; at < size; at++) {
        images[first + at] = first + block * size + at;
        images[first + block * size + at] = first + at;
      }
      generators.add(images);
    }
  }

  private boolean addOrbits(int orbits) {
    boolean isDouble = random.nextInt(5) == 0;
    boolean isLone = random.nextInt(5) == 0;
    for (int orbit = 0; orbit < orbits; orbit++) {
      Set<Set<Entry>> images = orbit(option());
      if (images.size() + options.size() > MAX_OPTIONS) {
        return false;
      }
      for (Set<Entry> image : images) {
        add(orbit + " " + image, image);
        if (isDouble) {
          add(orbit + " again " + image, image);
        }
        if (isLone) {
          Set<Integer> lone = Set.of(points + options.size());
          options.get(orbit + " " + image).put(lone, "");
          secondary.add(lone);
        }
      }
    }
    boolean isBounded = primary.stream().anyMatch(item -> kinds.get(item) == Kind.BOUNDED);
    return !primary.isEmpty()
        && options.size() <= (isBounded ? MAX_OPTIONS_OF_BOUNDS : MAX_OPTIONS);
  }

  private void add(String name, Set<Entry> entries) {
    Map<Set<Integer>, String> colours = new LinkedHashMap<>();
    entries.forEach(entry -> colours.put(entry.item, entry.colour == -1 ? "" : "c" + entry.colour));
    options.put(name, colours);
  }

  /** Items of a few points. */
  private Set<Entry> option() {
    List<Integer> some = new ArrayList<>(IntStream.range(0, points).boxed().toList());
    Collections.shuffle(some, random);
    List<Integer> used = some.subList(0, Math.min(points, 1 + random.nextInt(4)));
    Set<Entry> option = new LinkedHashSet<>();
    for (int one = 0; one < used.size(); one++) {
      for (int other = 0; other <= one; other++) {
        if (random.nextInt(5) < 2) {
          Set<Integer> item = new TreeSet<>(List.of(used.get(one), used.get(other)));
          Kind kind = kind(item);
          int colour = random.nextBoolean() ? used.get(random.nextInt(used.size())) : -2;
          option.add(new Entry(item, kind == Kind.COLOURED && random.nextInt(4) > 0 ? colour : -1));
        }
      }
    }
    return option.isEmpty() ? option() : option;
  }

  /** The kind that all items of an orbit have. */
  private Kind kind(Set<Integer> item) {
    if (!kinds.containsKey(item)) {
      int dice = random.nextInt(8);
      Kind kind = dice < 5 ? Kind.ONCE : Kind.values()[dice - 4];
      for (Set<Entry> one : orbit(Set.of(new Entry(item, -1)))) {
        one.forEach(entry -> kinds.put(entry.item, kind));
      }
    }
    Kind kind = kinds.get(item);
    for (Set<Entry> one : orbit(Set.of(new Entry(item, -1)))) {
      boolean isPrimary = kind == Kind.ONCE || kind == Kind.BOUNDED;
      one.forEach(entry -> (isPrimary ? primary : secondary).add(entry.item));
    }
    return kind;
  }

  private Set<Set<Entry>> orbit(Set<Entry> first) {
    Set<Set<Entry>> orbit = new LinkedHashSet<>(Set.of(first));
    Deque<Set<Entry>> waiting = new ArrayDeque<>(orbit);
    while (!waiting.isEmpty() && orbit.size() <= MAX_OPTIONS) {
      Set<Entry> next = waiting.remove();
      for (int[] images : generators) {
        Set<Entry> image = new LinkedHashSet<>();
        next.forEach(entry -> image.add(entry.image(images)));
        if (orbit.add(image)) {
          waiting.add(image);
        }
      }
    }
    return orbit;
  }

  private Problem problem() {
    ProblemBuilder<Set<Integer>, String> builder = new ProblemBuilder<>(option -> null);
    Map<Kind, int[]> bounds = new HashMap<>();
    int least = random.nextInt(2);
    bounds.put(Kind.ONCE, new int[] {1, 1});
    bounds.put(Kind.BOUNDED, new int[] {least, least + 1 + random.nextInt(2)});
    for (Set<Integer> item : primary) {
      int[] bound = bounds.get(kinds.get(item));
      builder.between(item, bound[0], bound[1]);
    }
    secondary.forEach(builder::secondary);
    options.forEach(
        (option, colours) -> {
          builder.option(option);
          colours.forEach(
              (item, colour) -> {
                if (colour.isEmpty()) {
                  builder.entry(option, item);
                } else {
                  builder.entry(option, item, colour);
                }
              });
        });
    return builder.build();
  }
}
