package java.net;

/** An address can be read and resolved. Only files on the class path can be opened. */
final class ExecuteURL {
    static URLStreamHandler getURLStreamHandler(String protocol) {
        switch (protocol) {
            case "http":
                return new $Handler(80);
            case "https":
                return new $Handler(443);
            case "ftp":
                return new $Handler(21);
            case "file":
                return new sun.net.www.protocol.file.Handler();
            case "jar":
                return new sun.net.www.protocol.jar.Handler();
            case "mailto":
            case "jrt":
            case "jmod":
                return $other(protocol);
            default:
                return null;
        }
    }

    /** Not modelled. */
    private static native URLStreamHandler $other(String protocol);

    private static final class $Handler extends URLStreamHandler {
        private final int port;

        $Handler(int port) {
            this.port = port;
        }

        @Override
        protected int getDefaultPort() {
            return port;
        }

        /** Not modelled. */
        @Override
        protected native URLConnection openConnection(URL u);
    }
}
