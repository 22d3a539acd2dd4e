// A guard refuses null, but not the null that the library itself makes of an empty text.
// fails: Names.first
public class GuardInCallee {
    public static class Names {
        private static void present(Object o, String message) { if (o == null) throw new IllegalStateException(message); }
        private static String trimmed(String s) { return s.isEmpty() ? null : s; }
        public static int first(String s) {
            present(s, "no text");
            return trimmed(s).length();
        }
    }
}

class GuardInCalleeDriver {
    public static void main(String[] args) {
        GuardInCallee.Names.first("");
    }
}
