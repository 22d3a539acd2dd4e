package java.io;

/** Paths have a meaning, files have none: a method that looks at files is native, so that a run ends there. */
final class ExecuteUnixFileSystem {
    static void initIDs() {
    }

    /**
     * Nothing is known of files. But a program that looks for a file of its own archives in the working folder
     * first does not find it there.
     */
    static int getBooleanAttributes0(UnixFileSystem self, File f) {
        if (f.isAbsolute() || !ClassLoader.$isPacked(f.getPath())) {
            $unknown(f.getPath());
        }
        return 0;
    }

    /** Not modelled. */
    private static native void $unknown(String path);

    /** The path without links, of which there are none. */
    static String canonicalize0(UnixFileSystem self, String path) {
        String done = "";
        int from = 0;
        while (from < path.length()) {
            int to = path.indexOf('/', from);
            if (to < 0) {
                to = path.length();
            }
            String part = path.substring(from, to);
            if (part.equals("..")) {
                int up = done.lastIndexOf('/');
                done = up < 0 ? "" : done.substring(0, up);
            } else if (!part.isEmpty() && !part.equals(".")) {
                done = done + "/" + part;
            }
            from = to + 1;
        }
        return done.isEmpty() ? "/" : done;
    }
}
