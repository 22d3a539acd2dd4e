package java.lang;

/**
 * What depends on the machine is as on one that has just been set up: these
 * properties, no variables of the environment, no console, no security manager.
 */
final class ExecuteSystem {
    private static java.util.Properties $props;
    /** Whether lines and paths are separated as on Windows. No code sets it: a run may begin with it set. */
    static boolean $windows;

    static java.util.Properties $properties() {
        if ($props == null) {
            java.util.Properties p = new java.util.Properties();
            p.setProperty("java.version", "17.0.15");
            p.setProperty("java.specification.version", "17");
            p.setProperty("java.specification.vendor", "Oracle Corporation");
            p.setProperty("java.specification.name", "Java Platform API Specification");
            p.setProperty("java.vendor", "Debian");
            p.setProperty("java.vendor.url", "https://tracker.debian.org/openjdk-17");
            p.setProperty("java.vm.specification.version", "17");
            p.setProperty("java.vm.specification.vendor", "Oracle Corporation");
            p.setProperty("java.vm.specification.name", "Java Virtual Machine Specification");
            p.setProperty("java.vm.vendor", "Debian");
            p.setProperty("java.vm.name", "OpenJDK 64-Bit Server VM");
            p.setProperty("java.vm.version", "17.0.15+6-Debian-1deb12u1");
            p.setProperty("java.class.version", "61.0");
            p.setProperty("java.class.path", "");
            p.setProperty("os.name", "Linux");
            p.setProperty("os.arch", "amd64");
            p.setProperty("os.version", "6.1");
            p.setProperty("file.separator", $windows ? "\\" : "/");
            p.setProperty("path.separator", $windows ? ";" : ":");
            p.setProperty("line.separator", lineSeparator());
            p.setProperty("file.encoding", "UTF-8");
            p.setProperty("native.encoding", "UTF-8");
            p.setProperty("sun.jnu.encoding", "UTF-8");
            p.setProperty("user.name", "user");
            p.setProperty("user.home", "/home/user");
            p.setProperty("user.dir", "/home/user");
            p.setProperty("user.language", "en");
            p.setProperty("user.country", "US");
            p.setProperty("java.io.tmpdir", "/tmp");
            p.setProperty("java.home", "/usr/lib/jvm/java");
            p.setProperty("java.library.path", "/usr/lib");
            p.setProperty("sun.boot.library.path", "/usr/lib/jvm/java/lib");
            $props = p;
        }
        return $props;
    }

    static String $key(String key) {
        if (key == null) {
            throw new NullPointerException("key can't be null");
        }
        if (key.isEmpty()) {
            throw new IllegalArgumentException("key can't be empty");
        }
        return key;
    }

    static String getProperty(String key) {
        return $properties().getProperty($key(key));
    }

    static String getProperty(String key, String other) {
        return $properties().getProperty($key(key), other);
    }

    static String setProperty(String key, String value) {
        return (String) $properties().setProperty($key(key), value);
    }

    static String clearProperty(String key) {
        return (String) $properties().remove($key(key));
    }

    static java.util.Properties getProperties() {
        return $properties();
    }

    private static native void $setIn(java.io.InputStream in);

    private static native void $setOut(java.io.PrintStream out);

    private static native void $setErr(java.io.PrintStream err);

    static void setIn(java.io.InputStream in) {
        $setIn(in);
    }

    static void setOut(java.io.PrintStream out) {
        $setOut(out);
    }

    static void setErr(java.io.PrintStream err) {
        $setErr(err);
    }

    static String getenv(String name) {
        if (name == null) {
            throw new NullPointerException();
        }
        return null;
    }

    static java.util.Map<String, String> getenv() {
        return java.util.Collections.emptyMap();
    }

    static String lineSeparator() {
        return $windows ? "\r\n" : "\n";
    }

    static SecurityManager getSecurityManager() {
        return null;
    }

    static java.io.Console console() {
        return null;
    }
}
