import java.io.*;
import java.net.*;
import java.nio.file.*;
import java.util.*;

/** What reaches out of a program: each class has a main. The argument is a file that must not be made. */
public class Hostile {
    static void harm(String[] a) {
        try {
            new File(a[0]).createNewFile();
        } catch (IOException e) {
            System.out.println(e);
        }
    }

    public static class TriesNothing {
        public static void main(String[] a) {
            System.out.println("harmless");
        }
    }

    public static class TriesStream {
        public static void main(String[] a) throws Exception {
            new FileOutputStream(a[0]).close();
        }
    }

    public static class TriesWriter {
        public static void main(String[] a) throws Exception {
            new FileWriter(a[0]).close();
        }
    }

    public static class TriesPrinter {
        public static void main(String[] a) throws Exception {
            new PrintStream(a[0]).close();
        }
    }

    public static class TriesCreate {
        public static void main(String[] a) throws Exception {
            harm(a);
        }
    }

    public static class TriesRandom {
        public static void main(String[] a) throws Exception {
            new RandomAccessFile(a[0], "rw").close();
        }
    }

    public static class TriesNio {
        public static void main(String[] a) throws Exception {
            Files.write(Paths.get(a[0]), new byte[1]);
        }
    }

    public static class TriesProcess {
        public static void main(String[] a) throws Exception {
            Runtime.getRuntime().exec(new String[] {"touch", a[0]});
        }
    }

    public static class TriesBuilder {
        public static void main(String[] a) throws Exception {
            new ProcessBuilder("touch", a[0]).start();
        }
    }

    public static class TriesReflection {
        public static void main(String[] a) throws Exception {
            Hostile.class.getDeclaredMethod("harm", String[].class).invoke(null, (Object) a);
        }
    }

    public static class TriesThread {
        public static void main(String[] a) throws Exception {
            new Thread(() -> harm(a)).start();
        }
    }

    public static class TriesTimer {
        public static void main(String[] a) throws Exception {
            new Timer().schedule(new TimerTask() {
                public void run() {
                    harm(a);
                }
            }, 0);
        }
    }

    public static class TriesHook {
        public static void main(String[] a) throws Exception {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> harm(a)));
        }
    }

    public static class TriesSocket {
        public static void main(String[] a) throws Exception {
            new Socket("localhost", 9).close();
        }
    }

    public static class TriesUrl {
        public static void main(String[] a) throws Exception {
            new URL("file:" + a[0]).openConnection().getInputStream();
        }
    }

    public static class TriesObject {
        public static void main(String[] a) throws Exception {
            new ObjectInputStream(new ByteArrayInputStream(new byte[10])).readObject();
        }
    }

    public static class TriesLibrary {
        public static void main(String[] a) throws Exception {
            System.loadLibrary("c");
        }
    }

    public static class TriesLoader {
        public static void main(String[] a) throws Exception {
            new URLClassLoader(new URL[0]).loadClass("Hostile");
        }
    }

    public static class TriesUnsafe {
        public static void main(String[] a) throws Exception {
            Class.forName("sun.misc.Unsafe").getDeclaredField("theUnsafe").get(null);
        }
    }

    public static class TriesExecutor {
        public static void main(String[] a) throws Exception {
            java.util.concurrent.Executors.newSingleThreadExecutor().submit(() -> harm(a)).get();
        }
    }

    public static class TriesCommon {
        public static void main(String[] a) throws Exception {
            java.util.concurrent.CompletableFuture.runAsync(() -> harm(a)).get();
        }
    }

    public static class TriesServices {
        public static void main(String[] a) throws Exception {
            ServiceLoader.load(Runnable.class).iterator().hasNext();
        }
    }
}
