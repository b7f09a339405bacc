package org.dancingsparks.isomorphism;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.dancingsparks.isomorphism.Incidence.Option;

/**
 * The parts into which an incidence falls apart when the bits of a separator are removed, in groups
 * of <em>twins</em>: parts with an isomorphism between them that leaves each bit of the separator
 * where it is. Exchanging two twins is an automorphism, so one of them stands for its group.
 */
final class Twins {
  /** Nodes of the search for a canonical form of a part, beyond which it has no twin. */
  private static final int MAX_NODES = 1 << 12;

  private final Incidence incidence;
  private final BitSet separator;
  private final Work work;

  /** By bit, one of its part. */
  private final DisjointSets sets;

  /** By part, a bit of it: its options. */
  private final Map<Integer, List<Option>> parts = new LinkedHashMap<>();

  /** By part, the twins of its group. */
  private final Map<Integer, List<Integer>> groupOf = new HashMap<>();

  Twins(Incidence incidence, BitSet separator, Work work) {
    this.incidence = incidence;
    this.separator = separator;
    this.work = work;
    sets = new DisjointSets(incidence.bitLabels().length);
    for (Option option : incidence.options()) {
      int[] own = own(option);
      for (int bit : own) {
        sets.unite(bit, own[0]);
      }
    }
    for (Option option : incidence.options()) {
      int[] own = own(option);
      if (own.length > 0) {
        parts.computeIfAbsent(sets.root(own[0]), part -> new ArrayList<>()).add(option);
      }
    }
  }

  /** The bits of an option that are not of the separator. */
  private int[] own(Option option) {
    return option.all().filter(bit -> !separator.get(bit)).toArray();
  }

  private void group() {
    Map<List<Object>, List<Integer>> byForm = new HashMap<>();
    parts.forEach(
        (part, options) -> {
          List<Integer> group =
              byForm.computeIfAbsent(form(part, options), key -> new ArrayList<>());
          group.add(part);
          groupOf.put(part, group);
        });
  }

  /** The form that twins share, in which each bit of the separator is itself. */
  private List<Object> form(int part, List<Option> options) {
    int labels = Arrays.stream(incidence.bitLabels()).max().orElse(0) + 1;
    int[] colours = incidence.bitLabels().clone();
    separator.stream().forEach(bit -> colours[bit] = labels + bit);
    Incidence alone = new Incidence(options, colours);
    BitSet bits = alone.bits();
    BitSet attached = (BitSet) bits.clone();
    attached.and(separator);
    List<Object> key = List.of(attached, bits.cardinality(), options.size());
    return alone
        .labelled(MAX_NODES, work)
        .<List<Object>>map(labelling -> List.of(key, labelling.form()))
        .orElse(List.of(key, part));
  }

  /** The options of the part of a bit; none if it is one of the separator. */
  List<Option> options(int bit) {
    return separator.get(bit) ? List.of() : parts.getOrDefault(sets.root(bit), List.of());
  }

  /** The part of an option; -1 if it has bits of the separator only. */
  private int part(Option option) {
    int[] own = own(option);
    return own.length == 0 ? -1 : sets.root(own[0]);
  }

  /** Number of twins of a part, itself included. */
  private int number(int part) {
    return groupOf.getOrDefault(part, List.of(part)).size();
  }

  /** The incidence with the first part of each group alone; labels tell the number of twins. */
  Incidence merged() {
    group();
    Map<List<Integer>, Integer> names = new HashMap<>();
    int[] bitLabels = incidence.bitLabels().clone();
    for (int bit = 0; bit < bitLabels.length; bit++) {
      int number = separator.get(bit) ? 0 : number(sets.root(bit));
      bitLabels[bit] = label(names, bitLabels[bit], number);
    }
    List<Option> kept = new ArrayList<>();
    for (Option option : incidence.options()) {
      int part = part(option);
      if (part < 0 || groupOf.get(part).get(0) == part) {
        int number = part < 0 ? 0 : number(part);
        kept.add(
            option.withLabel(label(names, option.label(), number)).times(part < 0 ? 1 : number));
      }
    }
    return new Incidence(kept, bitLabels);
  }

  private static int label(Map<List<Integer>, Integer> names, int label, int number) {
    return names.computeIfAbsent(List.of(label, number), name -> names.size());
  }
}
