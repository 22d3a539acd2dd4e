import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.function.*;
import java.util.regex.*;
import java.util.stream.*;

// Objects whose models change, where code of the JDK without a body may get them. As in Behind.java, an
// assertion with the comment "fails" fails on the JVM; one with "holds" must be proved. One with "open" holds, too, and
// needs more than abstract interpretation.
public class Escape {
    static class Thing { int x = 1; }

    // The list stays in the program, whatever is asked of the JDK.
    static class Stays {
        public static void main(String[] args) {
            List<Thing> l = new ArrayList<>();
            l.add(new Thing());
            Files.exists(Paths.get("no such file"));
            assert l.size() == 1; // open
            assert l.get(0) != null; // open
            assert l.size() == 2; // fails
        }
    }

    // One of two lists is given away.
    static class OneOfTwo {
        public static void main(String[] args) {
            List<String> own = new ArrayList<>(), given = new ArrayList<>();
            own.add("a");
            given.add("b");
            Collections.checkedList(given, String.class).clear();
            assert own.size() == 1; // open
            assert given.size() == 1; // fails
        }
    }

    // A formatter keeps the builder, and writes to it later.
    static class Builder {
        public static void main(String[] args) {
            StringBuilder own = new StringBuilder("a"), given = new StringBuilder("a");
            Formatter f = new Formatter(given);
            f.format("%s", "bc");
            assert own.length() == 1; // open
            assert given.length() == 1; // fails
        }
    }

    static class InArray {
        public static void main(String[] args) {
            List<String> given = new ArrayList<>();
            Object[] pair = {given};
            List<Object> view = Collections.checkedList(Arrays.asList(pair), Object.class);
            ((List<String>) view.get(0)).add("x");
            assert given.isEmpty(); // fails
        }
    }

    // The list is behind an object of a model that does not change.
    static class InOptional {
        public static void main(String[] args) {
            List<String> given = new ArrayList<>();
            Optional<List<String>> o = Optional.of(given);
            Object back = Collections.checkedList(new ArrayList<Object>(Arrays.asList(o)), Object.class).get(0);
            ((Optional<List<String>>) back).get().add("x");
            assert given.isEmpty(); // fails
        }
    }

    static class InUnmodifiable {
        public static void main(String[] args) {
            List<String> inner = new ArrayList<>();
            List<String> given = Collections.unmodifiableList(inner);
            List<String> copy = Collections.checkedList(given, String.class);
            inner.add("x");
            assert copy.isEmpty(); // fails
        }
    }

    // The JDK goes on with the iterator.
    static class Iterates {
        public static void main(String[] args) {
            List<String> l = new ArrayList<>(Arrays.asList("a", "b"));
            Iterator<String> it = l.iterator();
            StreamSupport.stream(Spliterators.spliteratorUnknownSize(it, 0), false).forEach(x -> { });
            assert it.hasNext(); // fails
        }
    }

    // A lambda of the program changes a list of the program while the JDK runs it.
    static class InCallback {
        public static void main(String[] args) {
            List<String> l = new ArrayList<>();
            Collections.checkedList(new ArrayList<>(Arrays.asList("a")), String.class).forEach(x -> l.add(x));
            assert l.size() <= 1 || l.size() > 1; // open
            assert l.isEmpty(); // fails
        }
    }

    // The JDK gets the list as a result of a method that it calls.
    static class Returned {
        public static void main(String[] args) {
            List<String> given = new ArrayList<>();
            Supplier<List<String>> s = () -> given;
            List<String> r = Stream.generate(s).limit(1).collect(Collectors.toCollection(LinkedList::new)).getFirst();
            r.add("x");
            assert given.isEmpty(); // fails
        }
    }

    // The JDK throws what a method that it calls has thrown, not something else.
    static class Thrown {
        static class Own extends RuntimeException { final List<String> l; Own(List<String> l) { this.l = l; } }

        public static void main(String[] args) {
            List<String> given = new ArrayList<>();
            try {
                Collections.checkedList(new ArrayList<>(Arrays.asList("a")), String.class).forEach(x -> { throw new Own(given); });
            } catch (Own o) {
                o.l.add("x");
            }
            assert given.isEmpty(); // fails
        }
    }

    static class Field {
        List<String> l = new ArrayList<>();

        public static void main(String[] args) {
            Field own = new Field(), given = new Field();
            Collections.newSetFromMap(new IdentityHashMap<>()).add(given.l);
            assert own.l.isEmpty(); // open
            Collections.checkedList(given.l, String.class).add("x");
            assert given.l.isEmpty(); // fails
        }
    }

    // A map of the program is behind a set of the JDK.
    static class SetOfMap {
        public static void main(String[] args) {
            Map<String, Boolean> m = new HashMap<>();
            Set<String> s = Collections.newSetFromMap(m);
            s.add("x");
            assert m.isEmpty(); // fails
        }
    }

    // The class is the program's, so its objects cannot be the JDK's.
    static class OwnList {
        static class L extends ArrayList<String> { }

        public static void main(String[] args) {
            L l = new L();
            Collections.checkedList(l, String.class).add("x");
            assert l.isEmpty(); // fails
        }
    }

    static class Text {
        public static void main(String[] args) {
            StringBuffer b = new StringBuffer();
            Matcher m = Pattern.compile("a").matcher("xay");
            while (m.find()) {
                m.appendReplacement(b, "b");
            }
            assert b.length() == 0; // fails
        }
    }

    static class Fresh {
        public static void main(String[] args) {
            List<String> l = new ArrayList<>();
            Collections.checkedList(l, String.class);
            List<String> m = new ArrayList<>();
            l.add("x");
            assert l != m; // open
            assert m.isEmpty(); // open
            assert l.isEmpty(); // fails
        }
    }
}
