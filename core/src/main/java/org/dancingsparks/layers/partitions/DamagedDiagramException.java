package org.dancingsparks.layers.partitions;

import org.dancingsparks.message.UserException;

/** A file of a complete diagram in partitions that is not as it was written. */
public final class DamagedDiagramException extends UserException {
  private static final long serialVersionUID = 1;

  DamagedDiagramException(String file, String how) {
    super(
        "%s is damaged: %s".formatted(file, how),
        "build the diagram again, or restore the file from a copy");
  }
}
