package org.dancingsparks.web.jdk;

import java.security.NoSuchAlgorithmException;
import java.util.Arrays;

/** SHA-256, by FIPS 180-4, of bytes that are all there. */
public final class MessageDigest {
  private static final String ALGORITHM = "SHA-256";

  private static final int BLOCK = 64;
  private static final int WORDS_OF_BLOCK = 16;

  /** The bytes of the length at the end. */
  private static final int LENGTH = Long.BYTES;

  /** The first bits of the fractions of the cube roots of the first 64 primes. */
  private static final int[] ROUNDS = {
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1,
    0x923f_82a4, 0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3,
    0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786,
    0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147,
    0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
    0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a,
    0x5b9c_ca4f, 0x682e_6ff3, 0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
    0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2
  };

  /** Those of the square roots of the first eight. */
  private static final int[] START = {
    0x6a09_e667,
    0xbb67_ae85,
    0x3c6e_f372,
    0xa54f_f53a,
    0x510e_527f,
    0x9b05_688c,
    0x1f83_d9ab,
    0x5be0_cd19
  };

  private MessageDigest() {}

  /** The digest of an algorithm, of which there is one. */
  public static MessageDigest getInstance(String algorithm) throws NoSuchAlgorithmException {
    if (!algorithm.equals(ALGORITHM)) {
      throw new NoSuchAlgorithmException(algorithm);
    }
    return new MessageDigest();
  }

  /** The 32 bytes for a text. */
  public byte[] digest(byte[] text) {
    byte[] padded = padded(text);
    int[] hash = START.clone();
    for (int block = 0; block < padded.length; block += BLOCK) {
      add(hash, schedule(padded, block));
    }
    byte[] digest = new byte[Integer.BYTES * hash.length];
    for (int at = 0; at < digest.length; at++) {
      digest[at] = (byte) (hash[at / Integer.BYTES] >>> 24 - Byte.SIZE * (at % Integer.BYTES));
    }
    return digest;
  }

  private static byte[] padded(byte[] text) {
    int blocks = (text.length + 1 + LENGTH + BLOCK - 1) / BLOCK;
    byte[] padded = Arrays.copyOf(text, blocks * BLOCK);
    padded[text.length] = (byte) 0x80;
    long bits = (long) Byte.SIZE * text.length;
    for (int at = 1; at <= LENGTH; at++) {
      padded[padded.length - at] = (byte) (bits >>> Byte.SIZE * (at - 1));
    }
    return padded;
  }

  private static int[] schedule(byte[] padded, int block) {
    int[] words = new int[ROUNDS.length];
    for (int at = 0; at < BLOCK; at++) {
      words[at / Integer.BYTES] =
          words[at / Integer.BYTES] << Byte.SIZE | padded[block + at] & 0xff;
    }
    for (int at = WORDS_OF_BLOCK; at < words.length; at++) {
      int near = words[at - 2];
      int far = words[at - 15];
      words[at] =
          words[at - 16]
              + (turned(far, 7) ^ turned(far, 18) ^ far >>> 3)
              + words[at - 7]
              + (turned(near, 17) ^ turned(near, 19) ^ near >>> 10);
    }
    return words;
  }

  private static void add(int[] hash, int... words) {
    int[] state = hash.clone();
    for (int round = 0; round < words.length; round++) {
      int first = state[0];
      int fifth = state[4];
      int chosen = fifth & state[5] ^ ~fifth & state[6];
      int majority = first & state[1] ^ first & state[2] ^ state[1] & state[2];
      int sum =
          state[7]
              + (turned(fifth, 6) ^ turned(fifth, 11) ^ turned(fifth, 25))
              + chosen
              + ROUNDS[round]
              + words[round];
      int other = (turned(first, 2) ^ turned(first, 13) ^ turned(first, 22)) + majority;
      System.arraycopy(state, 0, state, 1, state.length - 1);
      state[4] += sum;
      state[0] = sum + other;
    }
    for (int at = 0; at < hash.length; at++) {
      hash[at] += state[at];
    }
  }

  private static int turned(int word, int bits) {
    return Integer.rotateRight(word, bits);
  }
}
