package org.dancingsparks.cli.count;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.dancingsparks.layers.rounds.LayerForecast;
import org.dancingsparks.layers.rounds.RoundPlan;
import org.dancingsparks.message.ByteSize;
import org.dancingsparks.search.Search;

/**
 * The forecast for a count in layers on this machine.
 *
 * @param cores that count
 */
public record CountForecast(LayerForecast layers, int cores) {
  /** The number of residuals after which a forecast pays: about half a minute of CPU time. */
  public static final long MILESTONE = 1 << 26;

  /**
   * The room for layers.
   *
   * @param memory bytes
   * @param free bytes in the directory for layers that exceed the memory
   */
  public record Room(long memory, String directory, long free) {
    /** The room that flags leave. */
    public static Room of(RequestedSearch asked) {
      String directory = asked.engine().temporary().orElse(System.getProperty("java.io.tmpdir"));
      try {
        long free = Files.getFileStore(Path.of(directory)).getUsableSpace();
        return new Room(asked.engine().memory(), directory, free);
      } catch (IOException e) {
        // The space is unknown.
        return new Room(0, "", Long.MAX_VALUE);
      }
    }
  }

  /** Warns of a count that takes days, or may fill the disk, before it continues. */
  static void warn(Search search, RequestedSearch asked, LayerFlags layers) {
    LayerForecast.of(search.ordered())
        .map(forecast -> new CountForecast(forecast, layers.cores()))
        .ifPresent(forecast -> forecast.warnings(Room.of(asked)).forEach(asked.progress()::say));
  }

  /** Warnings of a count that takes days, and of layers that may not fit. */
  public List<String> warnings(Room room) {
    List<String> warnings = new ArrayList<>();
    RoundForecast.days(layers.cpuSeconds() / cores, RoundForecast.number(cores, "core"))
        .ifPresent(warnings::add);
    RoundPlan.Estimate bytes = layers.bytes();
    if (bytes.number() - room.memory > room.free) {
      warnings.add(
          "layers may need %s, give or take %s; there is %s of memory, and %s is free in %s"
              .formatted(
                  ByteSize.text((long) bytes.number()),
                  ByteSize.text((long) bytes.error()),
                  ByteSize.text(room.memory),
                  ByteSize.text(room.free),
                  room.directory));
    }
    return warnings;
  }
}
