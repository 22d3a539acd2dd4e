package java.net;

import java.io.InputStream;

/** Opens addresses of files on the class path. Nothing else can be opened. */
public final class ClassPathFiles {
    private ClassPathFiles() {
    }

    public static URL $of(String place) {
        try {
            return new URL(place);
        } catch (MalformedURLException e) {
            throw new AssertionError(e);
        }
    }

    public static URLConnection $connection(URL u) {
        return u.getProtocol().equals("jar") ? new PackedClassPathFile(u) : new ClassPathFile(u);
    }
}

class ClassPathFile extends URLConnection {
    static final String $JDK = "sun.net.www.protocol.file.FileURLConnection";

    ClassPathFile(URL u) {
        super(u);
    }

    @Override
    public void connect() {
        ClassLoader.$at(getURL().toExternalForm());
    }

    @Override
    public InputStream getInputStream() {
        return ClassLoader.$at(getURL().toExternalForm());
    }

    // Not modelled.

    @Override
    public native long getContentLengthLong();

    @Override
    public native int getContentLength();

    @Override
    public native long getLastModified();

    @Override
    public native String getHeaderField(String name);
}

final class PackedClassPathFile extends ClassPathFile {
    static final String $JDK = "sun.net.www.protocol.jar.JarURLConnection";

    PackedClassPathFile(URL u) {
        super(u);
    }
}
