package org.dancingsparks.cli;

import java.io.IOException;
import java.net.URI;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FilterFileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;

/**
 * The local disk as {@code vault://USER:PASSWORD@HOST/...}, open to any user; its own messages name
 * the whole URL, as those of Hadoop's file systems do. Hadoop finds it by itself.
 */
public final class VaultFileSystem extends FilterFileSystem {
  private static final String SCHEME = "vault";

  /** The disk behind a URL. */
  private static final class Disk extends RawLocalFileSystem {
    private URI uri;

    @Override
    public void initialize(URI name, Configuration hadoop) throws IOException {
      uri = URI.create(SCHEME + "://" + name.getAuthority());
      super.initialize(name, hadoop);
    }

    @Override
    public URI getUri() {
      // The constructor of the superclass calls this, too.
      return uri == null ? URI.create(SCHEME + ":///") : uri;
    }

    @Override
    public FileStatus getFileStatus(Path path) throws IOException {
      if (path.getName().startsWith("sealed")) {
        throw new IOException("the vault is sealed: " + makeQualified(path));
      }
      return super.getFileStatus(path);
    }
  }

  public VaultFileSystem() {
    super(new Disk());
  }

  @Override
  public String getScheme() {
    return SCHEME;
  }
}
