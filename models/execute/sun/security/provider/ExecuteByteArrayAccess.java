package sun.security.provider;

/** Numbers out of bytes and back, one byte after the other. */
final class ExecuteByteArrayAccess {
    static void b2iLittle(byte[] in, int i, int[] out, int o, int n) {
        for (int end = i + n; i < end; i += 4) {
            out[o++] = (int) (in[i + 0] & 255) | (int) (in[i + 1] & 255) << 8 | (int) (in[i + 2] & 255) << 16 | (int) (in[i + 3] & 255) << 24;
        }
    }

    static void i2bLittle(int[] in, int i, byte[] out, int o, int n) {
        for (int end = o + n; o < end; i++) {
            for (int k = 0; k < 4; k++) {
                out[o++] = (byte) (in[i] >> 8 * k);
            }
        }
    }

    static void b2iBig(byte[] in, int i, int[] out, int o, int n) {
        for (int end = i + n; i < end; i += 4) {
            out[o++] = (int) (in[i + 0] & 255) << 24 | (int) (in[i + 1] & 255) << 16 | (int) (in[i + 2] & 255) << 8 | (int) (in[i + 3] & 255);
        }
    }

    static void i2bBig(int[] in, int i, byte[] out, int o, int n) {
        for (int end = o + n; o < end; i++) {
            for (int k = 0; k < 4; k++) {
                out[o++] = (byte) (in[i] >> 8 * (3 - k));
            }
        }
    }

    static void b2lLittle(byte[] in, int i, long[] out, int o, int n) {
        for (int end = i + n; i < end; i += 8) {
            out[o++] = (long) (in[i + 0] & 255) | (long) (in[i + 1] & 255) << 8 | (long) (in[i + 2] & 255) << 16 | (long) (in[i + 3] & 255) << 24 | (long) (in[i + 4] & 255) << 32 | (long) (in[i + 5] & 255) << 40 | (long) (in[i + 6] & 255) << 48 | (long) (in[i + 7] & 255) << 56;
        }
    }

    static void l2bLittle(long[] in, int i, byte[] out, int o, int n) {
        for (int end = o + n; o < end; i++) {
            for (int k = 0; k < 8; k++) {
                out[o++] = (byte) (in[i] >> 8 * k);
            }
        }
    }

    static void b2lBig(byte[] in, int i, long[] out, int o, int n) {
        for (int end = i + n; i < end; i += 8) {
            out[o++] = (long) (in[i + 0] & 255) << 56 | (long) (in[i + 1] & 255) << 48 | (long) (in[i + 2] & 255) << 40 | (long) (in[i + 3] & 255) << 32 | (long) (in[i + 4] & 255) << 24 | (long) (in[i + 5] & 255) << 16 | (long) (in[i + 6] & 255) << 8 | (long) (in[i + 7] & 255);
        }
    }

    static void l2bBig(long[] in, int i, byte[] out, int o, int n) {
        for (int end = o + n; o < end; i++) {
            for (int k = 0; k < 8; k++) {
                out[o++] = (byte) (in[i] >> 8 * (7 - k));
            }
        }
    }

    static void b2iLittle64(byte[] in, int i, int[] out) {
        b2iLittle(in, i, out, 0, 64);
    }

    static void b2iBig64(byte[] in, int i, int[] out) {
        b2iBig(in, i, out, 0, 64);
    }

    static void b2lBig128(byte[] in, int i, long[] out) {
        b2lBig(in, i, out, 0, 128);
    }

    static void i2bLittle4(int x, byte[] out, int o) {
        for (int k = 0; k < 4; k++) {
            out[o + k] = (byte) (x >> 8 * k);
        }
    }

    static void i2bBig4(int x, byte[] out, int o) {
        for (int k = 0; k < 4; k++) {
            out[o + k] = (byte) (x >> 8 * (3 - k));
        }
    }
}
