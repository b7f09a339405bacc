package org.dancingsparks.files;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.apache.hadoop.fs.MultipartUploader;
import org.apache.hadoop.fs.PartHandle;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.UploadHandle;

/**
 * A piece of an upload. Before 3.4.2 Hadoop's method that sends one is another, which is not told
 * whether it is the last, so the method is looked up when the program runs.
 *
 * @param number from 1
 */
record UploadPiece(UploadHandle upload, Path path, int number, boolean isLast) {
  /** The number of parameters before the one that says whether a piece is the last. */
  private static final int BEFORE_LAST = 3;

  private static final MethodHandle PUT_PART = putPart();

  private static MethodHandle putPart() {
    List<Class<?>> parameters =
        new ArrayList<>(List.of(UploadHandle.class, int.class, boolean.class, Path.class));
    parameters.addAll(List.of(InputStream.class, long.class));
    try {
      return find(parameters);
    } catch (NoSuchMethodException e) {
      parameters.remove(boolean.class);
      try {
        return MethodHandles.dropArguments(find(parameters), BEFORE_LAST, boolean.class);
      } catch (NoSuchMethodException none) {
        throw new LinkageError("Hadoop's MultipartUploader has no putPart that is known", none);
      }
    }
  }

  private static MethodHandle find(List<Class<?>> parameters) throws NoSuchMethodException {
    try {
      return MethodHandles.publicLookup()
          .findVirtual(
              MultipartUploader.class,
              "putPart",
              MethodType.methodType(CompletableFuture.class, parameters));
    } catch (IllegalAccessException e) {
      throw new LinkageError("Hadoop's MultipartUploader is not public", e);
    }
  }

  /** Begins to send it. */
  @SuppressWarnings("unchecked")
  CompletableFuture<PartHandle> send(MultipartUploader store, byte[] bytes) throws IOException {
    InputStream in = new ByteArrayInputStream(bytes);
    long length = bytes.length;
    try {
      return (CompletableFuture<PartHandle>)
          PUT_PART.invoke(store, upload, number, isLast, path, in, length);
    } catch (IOException | RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IOException(e);
    }
  }
}
