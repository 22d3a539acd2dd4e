package java.io;

/** Paths have a meaning, files have none: a method that looks at files is native, so that a run ends there. */
final class ExecuteUnixFileSystem {
    static void initIDs() {
    }

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
