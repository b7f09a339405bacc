package org.dancingsparks.runs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * A model of which bytes and names are on the disk, and which only in memory: those since the last
 * sync of their file or directory. {@link #strike} keeps the former, and a random part of the
 * latter: each name and each file on its own, so also states that no journal would leave. Thread
 * safe.
 */
public final class PowerLoss {
  /** A file, or a directory if it has names. */
  private static final class Node {
    private final Map<String, Node> names = new HashMap<>();
    private Map<String, Node> durable = new HashMap<>();
    private final boolean isDirectory;
    private byte[] bytes;

    private Node(boolean isDirectory) {
      this.isDirectory = isDirectory;
    }
  }

  private final Map<Path, Node> roots = new HashMap<>();
  private int lost;

  private static Path local(org.apache.hadoop.fs.Path path) {
    return Path.of(path.toUri().getPath());
  }

  /** A directory whose contents so far are on the disk; only what is below it is of interest. */
  public synchronized void watch(Path directory) throws IOException {
    roots.put(directory, read(directory));
  }

  private static Node read(Path path) throws IOException {
    Node node = new Node(Files.isDirectory(path));
    if (node.isDirectory) {
      try (Stream<Path> children = Files.list(path)) {
        for (Path child : children.toList()) {
          node.names.put(child.getFileName().toString(), read(child));
        }
      }
      node.durable = new HashMap<>(node.names);
    } else {
      node.bytes = Files.readAllBytes(path);
    }
    return node;
  }

  /** The directory of a path, and those that it is in; null if that is not of interest. */
  private Node parent(Path path) {
    for (Map.Entry<Path, Node> root : roots.entrySet()) {
      if (path.startsWith(root.getKey()) && !path.equals(root.getKey())) {
        Node node = root.getValue();
        for (Path name : root.getKey().relativize(path.getParent())) {
          if (!name.toString().isEmpty()) {
            node = node.names.computeIfAbsent(name.toString(), any -> new Node(true));
          }
        }
        return node;
      }
    }
    return null;
  }

  private Node node(Path path) {
    if (roots.containsKey(path)) {
      return roots.get(path);
    }
    Node parent = parent(path);
    return parent == null ? null : parent.names.get(path.getFileName().toString());
  }

  synchronized void created(org.apache.hadoop.fs.Path path) {
    Node parent = parent(local(path));
    if (parent != null) {
      parent.names.put(path.getName(), new Node(false));
    }
  }

  synchronized void made(org.apache.hadoop.fs.Path directory) {
    parent(local(directory).resolve("any"));
  }

  synchronized void renamed(org.apache.hadoop.fs.Path from, org.apache.hadoop.fs.Path to) {
    Node before = parent(local(from));
    Node after = parent(local(to));
    if (before != null && after != null) {
      after.names.put(to.getName(), before.names.remove(from.getName()));
    }
  }

  synchronized void deleted(org.apache.hadoop.fs.Path path) {
    Node parent = parent(local(path));
    if (parent != null && !Files.exists(local(path))) {
      parent.names.remove(path.getName());
    }
  }

  synchronized void synced(org.apache.hadoop.fs.Path path) throws IOException {
    Node node = node(local(path));
    if (node == null) {
      return;
    }
    if (node.isDirectory) {
      node.durable = new HashMap<>(node.names);
    } else {
      node.bytes = Files.readAllBytes(local(path));
    }
  }

  /**
   * Removes a random part of what was not synced from the disk.
   *
   * @return the number of names and files that have changed
   */
  public synchronized int strike(Random random) throws IOException {
    lost = 0;
    for (Map.Entry<Path, Node> root : roots.entrySet()) {
      Path before = root.getKey().resolveSibling(root.getKey().getFileName() + "-before");
      Files.move(root.getKey(), before, StandardCopyOption.ATOMIC_MOVE);
      Map<Node, Path> files = new HashMap<>();
      find(root.getValue(), before, files);
      leave(root.getValue(), root.getKey(), files, random);
      try (Stream<Path> all = Files.walk(before)) {
        for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(path);
        }
      }
    }
    return lost;
  }

  /** Finds the present path of each file. */
  private static void find(Node node, Path path, Map<Node, Path> files) {
    files.put(node, path);
    node.names.forEach((name, child) -> find(child, path.resolve(name), files));
  }

  private void leave(Node node, Path to, Map<Node, Path> files, Random random) throws IOException {
    if (!node.isDirectory) {
      Files.write(to, bytes(node, files.get(node), random));
      return;
    }
    Files.createDirectories(to);
    TreeSet<String> names = new TreeSet<>(node.names.keySet());
    names.addAll(node.durable.keySet());
    for (String name : names) {
      Node now = node.names.get(name);
      Node then = node.durable.get(name);
      Node left = now == then || random.nextBoolean() ? now : then;
      lost += left == now ? 0 : 1;
      if (left != null) {
        leave(left, to.resolve(name), files, random);
      }
    }
  }

  /** The bytes left of a file: all if it was synced, or none, a part, or zeros. */
  private byte[] bytes(Node node, Path now, Random random) throws IOException {
    if (node.bytes != null) {
      return node.bytes;
    }
    byte[] bytes = now != null && Files.exists(now) ? Files.readAllBytes(now) : new byte[0];
    List<byte[]> ways = new ArrayList<>(List.of(bytes, new byte[0], new byte[bytes.length]));
    ways.add(Arrays.copyOf(bytes, bytes.length / 2));
    byte[] left = ways.get(random.nextInt(ways.size()));
    lost += Arrays.equals(left, bytes) ? 0 : 1;
    return left;
  }
}
