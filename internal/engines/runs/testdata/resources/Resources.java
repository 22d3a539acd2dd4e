import java.io.BufferedReader;
import java.io.File;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.JarURLConnection;
import java.net.URL;
import java.util.Collections;

/** Reads files on the class path: a/one.txt in a folder and an archive, a/two.txt in the archive only. */
public class Resources {
    static void show(URL u) throws Exception {
        System.out.println(u + " " + u.getProtocol() + " " + u.getPath() + " " + u.toURI());
        try (BufferedReader r = new BufferedReader(new InputStreamReader(u.openStream(), "UTF-8"))) {
            System.out.println(r.readLine() + " " + r.readLine());
        }
        System.out.println(u.openConnection() instanceof JarURLConnection);
    }

    public static void main(String[] args) throws Exception {
        ClassLoader l = Resources.class.getClassLoader();
        for (String name : new String[] {"a/one.txt", "a/two.txt"}) {
            show(l.getResource(name));
            show(new URL(l.getResource(name).toExternalForm()));
            System.out.println(Collections.list(l.getResources(name)));
            try (InputStream in = Resources.class.getResourceAsStream("/" + name)) {
                System.out.println(in.readAllBytes().length);
            }
        }
        URL u = l.getResource("a/two.txt");
        show(new URL(u, "one.txt"));
        System.out.println(u.equals(new URL(u, "two.txt")) + " " + u.hashCode() + " " + u.sameFile(l.getResource("a/one.txt")));
        System.out.println(new File("a/two.txt").exists() + " " + l.getResource("two.txt"));
    }
}
