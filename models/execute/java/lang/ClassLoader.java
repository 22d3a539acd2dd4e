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

    /** The address of that file, empty if it is not known. */
    private static native String $place(int hash, int i);

    /** The bytes of that file, or null where they cannot be read. */
    private static native String $contents(int hash, int i);

    /** Not modelled. */
    private static native void $large();

    /** The first file with that name from the i-th on among those with its hash code, -1 for none. */
    private static int find(String name, int i) {
        if (name.startsWith(JDK)) {
            return -1;
        }
        if (name.isEmpty() || name.endsWith(".class") && Class.$exists(name.substring(0, name.length() - 6).replace('/', '.'))) {
            $large();
        }
        return file(name, i);
    }

    private static int file(String name, int from) {
        for (int i = from;; i++) {
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
        int i = find(name, 0);
        return i < 0 ? null : address(name, i);
    }

    public static InputStream getSystemResourceAsStream(String name) {
        return open(name, find(name, 0));
    }

    private static URL address(String name, int i) {
        String place = $place(name.hashCode(), i);
        if (place.isEmpty()) {
            $large();
        }
        return java.net.ClassPathFiles.$of(place);
    }

    /** Opens the file on the class path that has that address. */
    public static InputStream $at(String url) {
        for (int at = url.indexOf('/'); at >= 0; at = url.indexOf('/', at + 1)) {
            String name = url.substring(at + 1);
            for (int i = file(name, 0); i >= 0; i = file(name, i + 1)) {
                if (url.equals($place(name.hashCode(), i))) {
                    return open(name, i);
                }
            }
        }
        $large();
        return null;
    }

    /** Whether the file with that name is in archives of the class path, and in no folder of it. */
    public static boolean $isPacked(String name) {
        int i = file(name, 0);
        boolean any = i >= 0;
        for (; i >= 0; i = file(name, i + 1)) {
            if (!$place(name.hashCode(), i).startsWith("jar:")) {
                return false;
            }
        }
        return any;
    }

    /** Reads a file beside the JDK's classes, which the program cannot read by itself. */
    public static InputStream $jdk(String name) {
        int i = file(JDK + name, 0);
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

    public Enumeration<URL> getResources(String name) throws IOException {
        return getSystemResources(name);
    }

    public static Enumeration<URL> getSystemResources(String name) throws IOException {
        java.util.ArrayList<URL> all = new java.util.ArrayList<>();
        for (int i = find(name, 0); i >= 0; i = file(name, i + 1)) {
            all.add(address(name, i));
        }
        return java.util.Collections.enumeration(all);
    }

    /** Not modelled. */
    public final native ClassLoader getParent();
}

final class ExecuteClassLoader extends ClassLoader {
    static final String $JDK = "jdk.internal.loader.ClassLoaders$AppClassLoader";

    ExecuteClassLoader() {
        super(0);
    }
}
