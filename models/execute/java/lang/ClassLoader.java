package java.lang;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Enumeration;

/**
 * There is one class loader besides the JVM's own, for the program's classes and for
 * the files beside them, and none can be made.
 */
public abstract class ClassLoader {
    private static final ClassLoader SYSTEM = new ExecuteClassLoader();

    /** What the names of the JDK's own files begin with. */
    private static final String JDK = "jrt:/";

    ClassLoader(int own) {
    }

    public static ClassLoader getSystemClassLoader() {
        return SYSTEM;
    }

    public Class<?> loadClass(String name) throws ClassNotFoundException {
        return Class.$named(name);
    }

    /** The i-th name with that hash code of a file on the class path, or null. */
    private static native String $resource(int hash, int i);

    /** The bytes of that file, or null where they are too many. */
    private static native String $contents(int hash, int i);

    /** Not modelled. */
    private static native void $large();

    /** Where the file with that name is among those with its hash code, -1 for none. */
    private static int find(String name) {
        return name.startsWith(JDK) ? -1 : file(name);
    }

    private static int file(String name) {
        for (int i = 0;; i++) {
            String s = $resource(name.hashCode(), i);
            if (s == null) {
                return -1;
            }
            if (s.equals(name)) {
                return i;
            }
        }
    }

    public URL getResource(String name) {
        return getSystemResource(name);
    }

    public InputStream getResourceAsStream(String name) {
        return getSystemResourceAsStream(name);
    }

    public static URL getSystemResource(String name) {
        return find(name) < 0 ? null : java.net.ClassPathFile.$of(name);
    }

    public static InputStream getSystemResourceAsStream(String name) {
        return open(name, find(name));
    }

    /** Reads a file beside the JDK's classes, which the program cannot read by itself. */
    public static InputStream $jdk(String name) {
        int i = file(JDK + name);
        if (i < 0) {
            $large();
        }
        return open(JDK + name, i);
    }

    private static InputStream open(String name, int i) {
        if (i < 0) {
            return null;
        }
        String text = $contents(name.hashCode(), i);
        if (text == null) {
            $large();
        }
        byte[] bytes = new byte[text.length()];
        for (int j = 0; j < bytes.length; j++) {
            bytes[j] = (byte) text.charAt(j);
        }
        return new ByteArrayInputStream(bytes);
    }

    // Not modelled.

    public native Enumeration<URL> getResources(String name) throws IOException;

    public static native Enumeration<URL> getSystemResources(String name) throws IOException;

    public final native ClassLoader getParent();
}

final class ExecuteClassLoader extends ClassLoader {
    static final String $JDK = "jdk.internal.loader.ClassLoaders$AppClassLoader";

    ExecuteClassLoader() {
        super(0);
    }
}
