import java.io.BufferedReader;
import java.io.FileReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;

/** Loads and verifies classes, each with a loader of its own: the lines of a file have names and class files. */
public class Load {
    public static void main(String[] args) throws Exception {
        int n = 0;
        try (BufferedReader in = new BufferedReader(new FileReader(args[0]))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                String[] w = line.split(" ");
                try {
                    Class.forName(w[0], true, new One(w[0], Paths.get(w[1])));
                    n++;
                } catch (NoClassDefFoundError e) {
                    System.out.println("missing " + w[0]);
                } catch (LinkageError e) {
                    System.out.println("bad " + w[0] + " " + w[1] + " " + e);
                }
            }
        }
        System.out.println("good " + n);
    }

    private static final class One extends ClassLoader {
        private final String name;
        private final Path file;

        One(String name, Path file) {
            super(Load.class.getClassLoader());
            this.name = name;
            this.file = file;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.equals(this.name)) {
                return super.loadClass(name, resolve);
            }
            Class<?> c = findLoadedClass(name);
            if (c != null) {
                return c;
            }
            try {
                byte[] b = Files.readAllBytes(file);
                return defineClass(name, b, 0, b.length);
            } catch (java.io.IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }
}
