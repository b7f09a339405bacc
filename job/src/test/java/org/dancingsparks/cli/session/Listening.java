package org.dancingsparks.cli.session;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The addresses at which a process listens, as listed by Linux in {@code /proc}. */
public final class Listening {
  /** Places of the local address, the state and the inode in {@code /proc/net/tcp}. */
  private static final int ADDRESS = 1;

  private static final int STATE = 3;
  private static final int INODE = 9;
  private static final String LISTENS = "0A";

  private Listening() {}

  /** The addresses of the ports that a process has open for others to connect to. */
  public static List<InetAddress> of(ProcessHandle process) throws IOException {
    Path directory = Path.of("/proc", String.valueOf(process.pid()));
    Set<String> sockets;
    try (Stream<Path> files = Files.list(directory.resolve("fd"))) {
      sockets = files.map(Listening::target).collect(Collectors.toSet());
    }
    List<InetAddress> addresses = new ArrayList<>();
    for (String table : List.of("tcp", "tcp6")) {
      Path file = directory.resolve("net").resolve(table);
      for (String line : Files.exists(file) ? Files.readAllLines(file) : List.<String>of()) {
        String[] words = line.strip().split("\\s+");
        if (words[STATE].equals(LISTENS) && sockets.contains("socket:[" + words[INODE] + "]")) {
          addresses.add(address(words[ADDRESS]));
        }
      }
    }
    return addresses;
  }

  private static String target(Path link) {
    try {
      return Files.readSymbolicLink(link).toString();
    } catch (IOException e) {
      // It was closed after it had been listed.
      return "";
    }
  }

  /** Words of 32 bits in hexadecimal, each with its bytes in the machine's order. */
  private static InetAddress address(String addressAndPort) throws IOException {
    String hexadecimal = addressAndPort.substring(0, addressAndPort.indexOf(':'));
    ByteBuffer words =
        ByteBuffer.wrap(HexFormat.of().parseHex(hexadecimal)).order(ByteOrder.BIG_ENDIAN);
    ByteBuffer bytes = ByteBuffer.allocate(words.capacity()).order(ByteOrder.nativeOrder());
    while (words.hasRemaining()) {
      bytes.putInt(words.getInt());
    }
    return InetAddress.getByAddress(bytes.array());
  }
}
