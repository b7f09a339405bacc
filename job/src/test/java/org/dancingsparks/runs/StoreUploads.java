package org.dancingsparks.runs;

import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.MultipartUploader;
import org.apache.hadoop.fs.PartHandle;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.PathHandle;
import org.apache.hadoop.fs.UploadHandle;
import org.apache.hadoop.fs.impl.MultipartUploaderBuilderImpl;
import org.apache.hadoop.fs.statistics.IOStatistics;
import org.dancingsparks.runs.StoreRequests.Kind;

/** The uploads of a {@link StoreFileSystem}, with the semantics of S3's multipart uploads. */
final class StoreUploads implements MultipartUploader {
  /** S3 takes no smaller piece but the last. */
  private static final int MIN_BYTES = 5 << 20;

  /** S3A gives up as many at a time as are on a page of S3's list; here fewer, for short tests. */
  private static final int PAGE = 10;

  private static final Map<String, Upload> UPLOADS = new ConcurrentHashMap<>();

  private final Requests requests;

  /** An upload that is neither complete nor given up. */
  private record Upload(Path path, Map<Integer, byte[]> pieces) {}

  /** Sends requests. */
  interface Requests {
    <T> T send(Kind kind, Path path, StoreRequests.Action<T> action) throws IOException;
  }

  /** Makes uploaders. */
  static final class Builder extends MultipartUploaderBuilderImpl<StoreUploads, Builder> {
    private final Requests requests;

    Builder(FileSystem files, Path path, Requests requests) {
      super(files, path);
      this.requests = requests;
    }

    @Override
    public Builder getThisBuilder() {
      return this;
    }

    @Override
    public StoreUploads build() {
      return new StoreUploads(requests);
    }
  }

  private StoreUploads(Requests requests) {
    this.requests = requests;
  }

  /** The number of uploads that were begun and not ended. */
  static int open() {
    return UPLOADS.size();
  }

  static void clear() {
    UPLOADS.clear();
  }

  private static ByteBuffer bytes(String text) {
    return ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
  }

  private static String id(UploadHandle handle) {
    return new String(handle.toByteArray(), StandardCharsets.UTF_8);
  }

  private static Upload upload(UploadHandle handle, Path path) throws IOException {
    Upload upload = UPLOADS.get(id(handle));
    if (upload == null || !upload.path.equals(path)) {
      throw new FileNotFoundException("There is no such upload of " + path);
    }
    return upload;
  }

  private <T> CompletableFuture<T> later(Kind kind, Path path, StoreRequests.Action<T> action) {
    try {
      return CompletableFuture.completedFuture(requests.send(kind, path, action));
    } catch (IOException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  @Override
  public CompletableFuture<UploadHandle> startUpload(Path path) {
    return later(
        Kind.START_UPLOAD,
        path,
        () -> {
          String id = UUID.randomUUID().toString();
          UPLOADS.put(id, new Upload(path, new TreeMap<>()));
          return () -> bytes(id);
        });
  }

  /** Does so by the method of Hadoop before 3.4.2. */
  public CompletableFuture<PartHandle> putPart(
      UploadHandle handle, int number, Path path, InputStream in, long length) {
    return putPart(handle, number, false, path, in, length);
  }

  @Override
  public CompletableFuture<PartHandle> putPart(
      UploadHandle handle, int number, boolean isLast, Path path, InputStream in, long length) {
    return later(
        Kind.PUT_PART,
        path,
        () -> {
          byte[] piece = in.readNBytes(Math.toIntExact(length));
          upload(handle, path).pieces.put(number, piece);
          return () -> bytes(number + ":" + piece.length);
        });
  }

  @Override
  public CompletableFuture<PathHandle> complete(
      UploadHandle handle, Path path, Map<Integer, PartHandle> handles) {
    return later(
        Kind.COMPLETE_UPLOAD,
        path,
        () -> {
          Upload upload = upload(handle, path);
          ByteArrayOutputStream whole = new ByteArrayOutputStream();
          for (Map.Entry<Integer, PartHandle> each : handles.entrySet()) {
            byte[] piece = upload.pieces.get(each.getKey());
            boolean isLast = each.getKey() == handles.size();
            boolean isKnown =
                bytes(each.getKey() + ":" + piece.length).equals(each.getValue().bytes());
            if (!isKnown || !isLast && piece.length < MIN_BYTES) {
              throw new IOException("a piece of %s is invalid".formatted(path));
            }
            whole.write(piece);
          }
          UPLOADS.remove(id(handle));
          StoreFileSystem.put(path, whole.toByteArray());
          return () -> bytes("tag");
        });
  }

  @Override
  public CompletableFuture<Void> abort(UploadHandle handle, Path path) {
    return later(
        Kind.ABORT_UPLOAD,
        path,
        () -> {
          UPLOADS.remove(id(handle));
          return null;
        });
  }

  @Override
  public CompletableFuture<Integer> abortUploadsUnderPath(Path path) {
    return later(
        Kind.ABORT_UPLOAD,
        path,
        () -> {
          List<String> page =
              UPLOADS.entrySet().stream()
                  .filter(upload -> upload.getValue().path.toString().startsWith(path + "/"))
                  .limit(PAGE)
                  .map(Map.Entry::getKey)
                  .toList();
          page.forEach(UPLOADS::remove);
          return page.size();
        });
  }

  @Override
  public IOStatistics getIOStatistics() {
    return null;
  }

  @Override
  public void close() {}
}
