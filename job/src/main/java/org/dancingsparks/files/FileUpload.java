package org.dancingsparks.files;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.apache.hadoop.fs.CommonPathCapabilities;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.MultipartUploader;
import org.apache.hadoop.fs.PartHandle;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.UploadHandle;

/**
 * A new file on an object store, which is not there until another process completes its upload.
 * There a rename would copy it. To be written once, by one thread.
 */
public final class FileUpload extends OutputStream {
  /** The size of all pieces but the last; S3 takes at most 10,000, none below 5 MiB. */
  private static final int PIECE_BYTES = 16 << 20;

  private final MultipartUploader store;
  private final Path path;
  private final UploadHandle handle;
  private final List<String> pieces = new ArrayList<>();
  private ByteArrayOutputStream piece = new ByteArrayOutputStream();
  private boolean isEnded;

  /**
   * An upload, as it can be recorded.
   *
   * @param id by which the store knows it, as hexadecimal digits
   * @param pieces what the store answered to each, as hexadecimal digits
   */
  public record Handle(String id, List<String> pieces) {
    public Handle {
      pieces = List.copyOf(pieces);
    }
  }

  /** Begins an upload of a file with this path. */
  public FileUpload(FileSystem files, Path path) throws IOException {
    store = uploader(files, path);
    this.path = path;
    handle = await(store.startUpload(path));
  }

  /**
   * Returns whether the store of a directory is known to copy what it renames. The store itself is
   * asked, not the name of its scheme: one that gives files tags, which a rename changes, copies.
   */
  public static boolean copiesToRename(FileSystem files, Path directory) throws IOException {
    return files.hasPathCapability(directory, CommonPathCapabilities.ETAGS_AVAILABLE)
        && !files.hasPathCapability(directory, CommonPathCapabilities.ETAGS_PRESERVED_IN_RENAME);
  }

  /**
   * Returns whether files of a directory are to be uploaded: its store copies what it renames, and
   * completes uploads of other processes.
   */
  public static boolean isFor(FileSystem files, Path directory) throws IOException {
    return copiesToRename(files, directory)
        && files.hasPathCapability(directory, CommonPathCapabilities.FS_MULTIPART_UPLOADER);
  }

  private static MultipartUploader uploader(FileSystem files, Path path) throws IOException {
    return files.createMultipartUploader(path.getParent()).build();
  }

  @Override
  public void write(int unit) throws IOException {
    write(new byte[] {(byte) unit}, 0, 1);
  }

  @Override
  public void write(byte[] units, int from, int length) throws IOException {
    int done = 0;
    while (done < length) {
      if (piece.size() == PIECE_BYTES) {
        put(false);
      }
      int fits = Math.min(length - done, PIECE_BYTES - piece.size());
      piece.write(units, from + done, fits);
      done += fits;
    }
  }

  private void put(boolean isLast) throws IOException {
    UploadPiece next = new UploadPiece(handle, path, pieces.size() + 1, isLast);
    PartHandle put = await(next.send(store, piece.toByteArray()));
    pieces.add(HexFormat.of().formatHex(put.toByteArray()));
    piece = new ByteArrayOutputStream();
  }

  /** Sends the last bytes; the file is not there yet. */
  @Override
  public void close() throws IOException {
    if (!isEnded) {
      isEnded = true;
      put(true);
      store.close();
    }
  }

  /** The upload, once it is closed. */
  public Handle handle() {
    return new Handle(HexFormat.of().formatHex(handle.toByteArray()), pieces);
  }

  /** Gives the upload up, and frees what is stored of it. */
  public void abort() throws IOException {
    isEnded = true;
    await(store.abort(handle, path));
    store.close();
  }

  /** Completes an upload of any process: the file appears whole, in place of what was there. */
  public static void complete(FileSystem files, Path path, Handle upload) throws IOException {
    TreeMap<Integer, PartHandle> pieces = new TreeMap<>();
    for (String piece : upload.pieces()) {
      pieces.put(pieces.size() + 1, () -> bytes(piece));
    }
    UploadHandle id = () -> bytes(upload.id());
    try (MultipartUploader store = uploader(files, path)) {
      await(store.complete(id, path, pieces));
    }
  }

  /**
   * Gives up uploads below a directory, of whatever process: as many as the store takes at a time.
   *
   * @return whether there may be more
   */
  public static boolean abortSome(FileSystem files, Path directory) throws IOException {
    // S3A gives up those on the first page of a list, at most 1,000.
    try (MultipartUploader store = files.createMultipartUploader(directory).build()) {
      return await(store.abortUploadsUnderPath(directory)) > 0;
    }
  }

  private static ByteBuffer bytes(String digits) {
    return ByteBuffer.wrap(HexFormat.of().parseHex(digits));
  }

  private static <T> T await(CompletableFuture<T> answer) throws IOException {
    try {
      return answer.get();
    } catch (ExecutionException e) {
      throw e.getCause() instanceof IOException failure
          ? failure
          : new IOException(HadoopFiles.why(e.getCause()), e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }
}
