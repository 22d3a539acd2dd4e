/** Ways out of a program that begin in packages whose bytecode is executed. The argument is a file that must not be made. */
public class Packages {
    static void harm(String file) {
        try {
            new java.io.FileOutputStream(file).close();
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    public static class Lang {
        public static void main(String[] a) throws Exception {
            Class.forName("java.lang.ProcessBuilder").getConstructor(String[].class).newInstance((Object) new String[] {"touch", a[0]});
        }
    }

    public static class LangFile {
        public static void main(String[] a) throws Exception {
            Class.forName("java.io.FileOutputStream").getConstructor(String.class).newInstance(a[0]);
        }
    }

    public static class LangMethod {
        public static void main(String[] a) throws Exception {
            Packages.class.getDeclaredMethod("harm", String.class).invoke(null, a[0]);
        }
    }

    public static class Ref {
        public static void main(String[] a) throws Exception {
            java.lang.ref.Cleaner.create().register(new Object(), () -> harm(a[0]));
        }
    }

    public static class Math {
        public static void main(String[] a) throws Exception {
            harm(a[0] + new java.math.BigInteger("12").pow(3));
        }
    }

    public static class Util {
        public static void main(String[] a) throws Exception {
            new java.util.Formatter(a[0]).format("x").close();
        }
    }

    public static class UtilScanner {
        public static void main(String[] a) throws Exception {
            new java.util.Scanner(new java.io.File(a[0])).next();
        }
    }

    public static class UtilLogging {
        public static void main(String[] a) throws Exception {
            new java.util.logging.FileHandler(a[0]).close();
        }
    }

    public static class UtilPrefs {
        public static void main(String[] a) throws Exception {
            java.util.prefs.Preferences.userRoot().put("x", a[0]);
        }
    }

    public static class UtilConcurrent {
        public static void main(String[] a) throws Exception {
            java.util.concurrent.ForkJoinPool.commonPool().submit(() -> harm(a[0])).get();
        }
    }

    public static class UtilStream {
        public static void main(String[] a) throws Exception {
            java.util.Arrays.asList(a).parallelStream().forEach(Packages::harm);
        }
    }

    public static class Time {
        public static void main(String[] a) throws Exception {
            harm(a[0] + java.time.LocalDate.of(2020, 1, 1));
        }
    }

    public static class IoDelete {
        public static void main(String[] a) throws Exception {
            new java.io.File(a[0]).delete();
        }
    }

    public static class IoMake {
        public static void main(String[] a) throws Exception {
            new java.io.File(a[0]).mkdirs();
        }
    }

    public static class IoExists {
        public static void main(String[] a) throws Exception {
            new java.io.File("/").exists();
        }
    }

    public static class IoSerial {
        public static void main(String[] a) throws Exception {
            new java.io.ObjectOutputStream(new java.io.ByteArrayOutputStream()).writeObject(a);
        }
    }

    public static class NioMemory {
        public static void main(String[] a) throws Exception {
            java.nio.ByteBuffer.allocateDirect(10).put(0, (byte) 1);
        }
    }

    public static class Security {
        public static void main(String[] a) throws Exception {
            java.security.SecureRandom.getInstance("NativePRNG").nextInt();
        }
    }

    public static class Net {
        public static void main(String[] a) throws Exception {
            new java.net.URL("http://localhost:9/").openStream();
        }
    }

    public static class NetName {
        public static void main(String[] a) throws Exception {
            new java.net.URL("http://localhost:9/").equals(new java.net.URL("http://127.0.0.1:9/"));
        }
    }
}
