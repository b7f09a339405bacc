package org.dancingsparks.store;

import java.io.IOException;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.io.DelegatingPositionOutputStream;
import org.apache.parquet.io.OutputFile;
import org.apache.parquet.io.PositionOutputStream;

/**
 * A new file for Parquet to write that takes a SHA-256 of what passes. To be written once, by one
 * thread.
 */
final class HashingFile implements OutputFile {
  private final FileSystem files;
  private final Path path;
  private final MessageDigest digest;
  private long bytes;

  HashingFile(FileSystem files, Path path) {
    this.files = files;
    this.path = path;
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256.", e);
    }
  }

  @Override
  public PositionOutputStream create(long blockSizeHint) throws IOException {
    DigestOutputStream out = new DigestOutputStream(files.create(path, false), digest);
    return new DelegatingPositionOutputStream(out) {
      @Override
      public void write(int unit) throws IOException {
        super.write(unit);
        bytes++;
      }

      @Override
      public void write(byte[] units) throws IOException {
        super.write(units);
        bytes += units.length;
      }

      @Override
      public void write(byte[] units, int from, int length) throws IOException {
        super.write(units, from, length);
        bytes += length;
      }

      @Override
      public long getPos() {
        return bytes;
      }
    };
  }

  @Override
  public PositionOutputStream createOrOverwrite(long blockSizeHint) throws IOException {
    return create(blockSizeHint);
  }

  @Override
  public boolean supportsBlockSize() {
    return false;
  }

  @Override
  public long defaultBlockSize() {
    return 0;
  }

  /** Bytes written. */
  long bytes() {
    return bytes;
  }

  /** The checksum of what was written, once the file is closed. */
  String sha256() {
    return HexFormat.of().formatHex(digest.digest());
  }
}
