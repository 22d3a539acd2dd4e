package java.net;

import java.io.IOException;
import java.io.InputStream;

/** The address of a file on the class path, which can be read. */
public final class ClassPathFile extends URLStreamHandler {
    private final String name;

    private ClassPathFile(String name) {
        this.name = name;
    }

    public static URL $of(String name) {
        try {
            return new URL(null, "classpath:/" + name, new ClassPathFile(name));
        } catch (MalformedURLException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    protected URLConnection openConnection(URL u) {
        return new $Connection(u, name);
    }

    private static final class $Connection extends URLConnection {
        private final String name;

        $Connection(URL u, String name) {
            super(u);
            this.name = name;
        }

        @Override
        public void connect() {
        }

        @Override
        public InputStream getInputStream() throws IOException {
            return ClassLoader.getSystemResourceAsStream(name);
        }
    }
}
