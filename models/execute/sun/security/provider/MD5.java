package sun.security.provider;

/** RFC 1321 without looks at memory. */
public final class MD5 extends DigestBase {
    static final boolean $PART = true;
    private int[] state;

    void implCompress0(byte[] b, int at) {
        int[] x = new int[16];
        for (int i = 0; i < 16; i++) {
            int k = at + 4 * i;
            x[i] = b[k] & 255 | (b[k + 1] & 255) << 8 | (b[k + 2] & 255) << 16 | (b[k + 3] & 255) << 24;
        }
        int a0 = state[0];
        int b0 = state[1];
        int c0 = state[2];
        int d0 = state[3];
        for (int i = 0; i < 64; i++) {
            int f;
            int g;
            int s;
            if (i < 16) {
                f = b0 & c0 | ~b0 & d0;
                g = i;
                s = 7 + 5 * (i & 3);
            } else if (i < 32) {
                f = d0 & b0 | ~d0 & c0;
                g = 5 * i + 1 & 15;
                s = $second(i & 3);
            } else if (i < 48) {
                f = b0 ^ c0 ^ d0;
                g = 3 * i + 5 & 15;
                s = $third(i & 3);
            } else {
                f = c0 ^ (b0 | ~d0);
                g = 7 * i & 15;
                s = $fourth(i & 3);
            }
            f = f + a0 + $sine(i) + x[g];
            a0 = d0;
            d0 = c0;
            c0 = b0;
            b0 = b0 + (f << s | f >>> 32 - s);
        }
        state[0] += a0;
        state[1] += b0;
        state[2] += c0;
        state[3] += d0;
    }

    private static int $second(int i) {
        return i == 0 ? 5 : i == 1 ? 9 : i == 2 ? 14 : 20;
    }

    private static int $third(int i) {
        return i == 0 ? 4 : i == 1 ? 11 : i == 2 ? 16 : 23;
    }

    private static int $fourth(int i) {
        return i == 0 ? 6 : i == 1 ? 10 : i == 2 ? 15 : 21;
    }

    /** 2^32 times the sine of i + 1, without its sign. */
    private static int $sine(int i) {
        switch (i) {
        case 0:
            return 0xd76aa478;
        case 1:
            return 0xe8c7b756;
        case 2:
            return 0x242070db;
        case 3:
            return 0xc1bdceee;
        case 4:
            return 0xf57c0faf;
        case 5:
            return 0x4787c62a;
        case 6:
            return 0xa8304613;
        case 7:
            return 0xfd469501;
        case 8:
            return 0x698098d8;
        case 9:
            return 0x8b44f7af;
        case 10:
            return 0xffff5bb1;
        case 11:
            return 0x895cd7be;
        case 12:
            return 0x6b901122;
        case 13:
            return 0xfd987193;
        case 14:
            return 0xa679438e;
        case 15:
            return 0x49b40821;
        case 16:
            return 0xf61e2562;
        case 17:
            return 0xc040b340;
        case 18:
            return 0x265e5a51;
        case 19:
            return 0xe9b6c7aa;
        case 20:
            return 0xd62f105d;
        case 21:
            return 0x2441453;
        case 22:
            return 0xd8a1e681;
        case 23:
            return 0xe7d3fbc8;
        case 24:
            return 0x21e1cde6;
        case 25:
            return 0xc33707d6;
        case 26:
            return 0xf4d50d87;
        case 27:
            return 0x455a14ed;
        case 28:
            return 0xa9e3e905;
        case 29:
            return 0xfcefa3f8;
        case 30:
            return 0x676f02d9;
        case 31:
            return 0x8d2a4c8a;
        case 32:
            return 0xfffa3942;
        case 33:
            return 0x8771f681;
        case 34:
            return 0x6d9d6122;
        case 35:
            return 0xfde5380c;
        case 36:
            return 0xa4beea44;
        case 37:
            return 0x4bdecfa9;
        case 38:
            return 0xf6bb4b60;
        case 39:
            return 0xbebfbc70;
        case 40:
            return 0x289b7ec6;
        case 41:
            return 0xeaa127fa;
        case 42:
            return 0xd4ef3085;
        case 43:
            return 0x4881d05;
        case 44:
            return 0xd9d4d039;
        case 45:
            return 0xe6db99e5;
        case 46:
            return 0x1fa27cf8;
        case 47:
            return 0xc4ac5665;
        case 48:
            return 0xf4292244;
        case 49:
            return 0x432aff97;
        case 50:
            return 0xab9423a7;
        case 51:
            return 0xfc93a039;
        case 52:
            return 0x655b59c3;
        case 53:
            return 0x8f0ccc92;
        case 54:
            return 0xffeff47d;
        case 55:
            return 0x85845dd1;
        case 56:
            return 0x6fa87e4f;
        case 57:
            return 0xfe2ce6e0;
        case 58:
            return 0xa3014314;
        case 59:
            return 0x4e0811a1;
        case 60:
            return 0xf7537e82;
        case 61:
            return 0xbd3af235;
        case 62:
            return 0x2ad7d2bb;
        case 63:
            return 0xeb86d391;
        default:
            return 0;
        }
    }

    // The rest is the JDK's.

    public MD5() {
        super("MD5", 16, 64);
    }

    void implCompress(byte[] b, int at) {
        implCompress0(b, at);
    }

    native void implDigest(byte[] b, int at);

    native void implReset();
}
