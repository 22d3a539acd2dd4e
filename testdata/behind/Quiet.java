import java.util.*;
import java.util.regex.*;

// Methods of the JDK without a body that run nothing of the program and throw nothing, and others beside them
// that do. As in Behind.java, an assertion with the comment "fails" fails on the JVM; one with "holds" must be proved.
public class Quiet {
    static class Key {
        public int hashCode() { return 3; }
    }

    static void cut() {
        new WeakHashMap<Object, Object>().put(new Key(), null);
    }

    static class Named {
        public static void main(String[] args) {
            cut();
            int x = 0;
            try {
                Named.class.getName();
            } catch (RuntimeException e) {
                x = 1;
            }
            assert x == 0; // holds
        }
    }

    static class NamedNull {
        static Class<?> none;
        public static void main(String[] args) {
            cut();
            int x = 0;
            try {
                none.getName();
            } catch (RuntimeException e) {
                x = 1;
            }
            assert x == 0; // fails
        }
    }

    static class Joined {
        static int shown;
        public String toString() { shown = 1; throw new IllegalStateException(); }
        public static void main(String[] args) {
            cut();
            int x = 0;
            StringBuilder b = new StringBuilder();
            try {
                b.append("a").append(new Joined() == null).append('c').append(4);
                x = b.length() < 0 ? 1 : 0;
            } catch (RuntimeException e) {
                x = 2;
            }
            assert x != 2; // holds
            assert shown <= 1; // holds
        }
    }

    static class JoinedObject {
        static int shown;
        public String toString() { shown = 1; throw new IllegalStateException(); }
        public static void main(String[] args) {
            cut();
            int x = 0;
            StringBuilder b = new StringBuilder();
            try {
                b.append("a").append(new JoinedObject());
            } catch (RuntimeException e) {
                x = 2;
            }
            assert x != 2; // fails
        }
    }

    static class JoinedPart implements CharSequence {
        static int asked;
        public char charAt(int i) { asked = 1; return 'a'; }
        public int length() { return 1; }
        public CharSequence subSequence(int from, int to) { return this; }
        public String toString() { return "a"; }
        public static void main(String[] args) {
            cut();
            new StringBuilder().append(new JoinedPart(), 0, 1);
            assert asked == 0; // fails
        }
    }

    static class Supplied {
        static int supplied;
        static int supply() { return supplied = 1; }
        public static void main(String[] args) {
            cut();
            int x = 0;
            ThreadLocal<Integer> t = null;
            try {
                t = ThreadLocal.withInitial(Supplied::supply);
            } catch (RuntimeException e) {
                x = 1;
            }
            assert x == 0; // holds
            t.get();
            assert supplied == 0; // fails
        }
    }

    static class SuppliedNull {
        public static void main(String[] args) {
            cut();
            int x = 0;
            try {
                ThreadLocal.withInitial(null);
            } catch (NullPointerException e) {
                x = 1;
            }
            assert x == 0; // fails
        }
    }

    static class Compiled {
        public static void main(String[] args) {
            cut();
            int x = 0;
            try {
                Pattern.compile("[\\x00-\\x1f]*\\x41");
            } catch (PatternSyntaxException e) {
                x = 1;
            }
            assert x == 0; // holds
        }
    }

    static class CompiledWrongly {
        public static void main(String[] args) {
            cut();
            int x = 0;
            try {
                Pattern.compile("[\\x1f-\\x00]*");
            } catch (PatternSyntaxException e) {
                x = 1;
            }
            assert x == 0; // fails
        }
    }

    static class Text implements CharSequence {
        public int length() { return 1; }
        public char charAt(int i) { return 'x'; }
        public CharSequence subSequence(int from, int to) { return null; }
    }

    // A buffer uses the null that the program's subSequence() returns.
    static class Buffered {
        public static void main(String[] args) {
            CharSequence c = "x";
            try {
                c = java.nio.CharBuffer.wrap(new Text());
            } catch (IndexOutOfBoundsException e) {
                return;
            }
            int x = 0;
            try {
                c.toString();
            } catch (NullPointerException e) {
                x = 1;
            }
            assert x == 0; // fails
        }
    }
}
