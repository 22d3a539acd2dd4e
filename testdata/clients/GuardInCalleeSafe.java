// A guard refuses null, and what it refuses is not used after it.
// proved: Names.first
public class GuardInCalleeSafe {
    public interface Source { String text(); }
    public static class Names {
        private static void present(Object o, String message) { if (o == null) throw new IllegalStateException(message); }
        public static int first(Source s) {
            if (s == null) return 0;
            String text = s.text();
            try {
                present(text, "no text");
            } catch (IllegalStateException e) {
                return 0;
            }
            return text.length();
        }
    }
}

class GuardInCalleeSafeDriver {
    public static void main(String[] args) {
        GuardInCalleeSafe.Names.first(() -> null);
    }
}
