package jdk.internal.access;

/** What the JDK's packages may do with each other's private parts, as far as it is there. */
public class SharedSecrets {
    private static final Object LANG = new ExecuteLangAccess();

    public static void setJavaNioAccess(JavaNioAccess a) {
    }

    public static void setJavaNetUriAccess(JavaNetUriAccess a) {
    }

    public static void setJavaNetURLAccess(JavaNetURLAccess a) {
    }

    public static void setJavaIOFileDescriptorAccess(JavaIOFileDescriptorAccess a) {
    }

    public static void setJavaIOFilePermissionAccess(JavaIOFilePermissionAccess a) {
    }

    public static void setJavaIORandomAccessFileAccess(JavaIORandomAccessFileAccess a) {
    }

    public static void setJavaUtilResourceBundleAccess(JavaUtilResourceBundleAccess a) {
    }

    public static JavaLangAccess getJavaLangAccess() {
        return (JavaLangAccess) LANG;
    }
}

/** The lowering adds the interface. */
final class ExecuteLangAccess {
    static final String $JDK = "java.lang.System$2 java.lang.System$1";

    public int decodeASCII(byte[] from, int i, char[] to, int k, int n) {
        int done = 0;
        while (done < n && from[i + done] >= 0) {
            to[k + done] = (char) from[i + done];
            done++;
        }
        return done;
    }

    public int encodeASCII(char[] from, int i, byte[] to, int k, int n) {
        int done = 0;
        while (done < n && from[i + done] < 128) {
            to[k + done] = (byte) from[i + done];
            done++;
        }
        return done;
    }

    public void inflateBytesToChars(byte[] from, int i, char[] to, int k, int n) {
        for (int j = 0; j < n; j++) {
            to[k + j] = (char) (from[i + j] & 255);
        }
    }

    public String fastUUID(long low, long high) {
        return $hex(high >>> 32, 8) + "-" + $hex(high >>> 16, 4) + "-" + $hex(high, 4) + "-" + $hex(low >>> 48, 4) + "-" + $hex(low, 12);
    }

    private static String $hex(long x, int digits) {
        char[] cs = new char[digits];
        for (int i = digits - 1; i >= 0; i--) {
            int d = (int) (x & 15);
            cs[i] = (char) (d < 10 ? '0' + d : 'a' + d - 10);
            x >>>= 4;
        }
        return new String(cs);
    }

    public String newStringUnsafe(char[] cs) {
        return new String(cs);
    }

    public String newStringNoRepl(byte[] b, java.nio.charset.Charset cs) {
        return new String(b, cs);
    }

    public byte[] getBytesNoRepl(String s, java.nio.charset.Charset cs) {
        return s.getBytes(cs);
    }

    public String newStringUTF8NoRepl(byte[] b, int from, int n) {
        return new String(b, from, n, sun.nio.cs.UTF_8.INSTANCE);
    }

    public byte[] getBytesUTF8NoRepl(String s) {
        return s.getBytes(sun.nio.cs.UTF_8.INSTANCE);
    }

    public <E extends Enum<E>> E[] getEnumConstantsShared(Class<E> c) {
        return c.getEnumConstants();
    }
}
