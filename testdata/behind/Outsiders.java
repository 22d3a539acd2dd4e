import java.time.ZoneId;
import java.util.*;

// Collections that the JDK makes, whose classes have models: another class stands for them, and what is done with them is not
// lost. As in Behind.java, an assertion with the comment "fails" fails on the JVM.
@SuppressWarnings("unchecked")
public class Outsiders {
    static Set<String> outside() {
        return ZoneId.getAvailableZoneIds();
    }

    static class Added {
        public static void main(String[] args) {
            Set<String> z = outside();
            int n = z.size(); z.add("x");
            assert z.size() == n; // fails
        }
    }

    static class Copied {
        public static void main(String[] args) {
            Set<String> z = outside();
            List<String> l = new ArrayList<>(z);
            assert l.isEmpty(); // fails
        }
    }

    static class Narrowed {
        public static void main(String[] args) {
            Set<String> z = outside();
            Object o = z; if (o instanceof HashSet) ((HashSet<?>) o).clear();
            assert !z.isEmpty(); // fails
        }
    }

    static class NarrowedCopy {
        public static void main(String[] args) {
            Set<String> z = outside();
            Object o = z; int n = 0; if (o instanceof HashSet<?> h) n = new ArrayList<Object>(h).size();
            assert n == 0; // fails
        }
    }

    static class All {
        public static void main(String[] args) {
            Set<String> z = outside();
            List<String> l = new ArrayList<>(); l.addAll(z);
            assert l.size() == 0; // fails
        }
    }

    static class Contained {
        public static void main(String[] args) {
            Set<String> z = outside();
            List<String> l = new ArrayList<>(); l.add("UTC");
            assert !z.containsAll(l); // fails
        }
    }

    static class Retained {
        public static void main(String[] args) {
            Set<String> z = outside();
            List<String> l = new ArrayList<>(); l.add("UTC"); l.retainAll(z);
            assert l.isEmpty(); // fails
        }
    }

    static class Removed {
        public static void main(String[] args) {
            Set<String> z = outside();
            List<String> l = new ArrayList<>(); l.add("UTC"); l.removeAll(z);
            assert l.size() == 1; // fails
        }
    }

    static class Joined {
        public static void main(String[] args) {
            Set<String> z = outside();
            String s = String.join("", z);
            assert s.isEmpty(); // fails
        }
    }

    static class Stepped {
        public static void main(String[] args) {
            Set<String> z = outside();
            int n = z.size(); Iterator<String> it = z.iterator(); it.next(); it.remove();
            assert z.size() == n; // fails
        }
    }

    static class Entries {
        public static void main(String[] args) {
            Set<String> z = outside();
            int n = 0; for (Map.Entry<String, java.nio.charset.Charset> e : java.nio.charset.Charset.availableCharsets().entrySet()) n++;
            assert n == 0; // fails
        }
    }

    static class Values {
        public static void main(String[] args) {
            Set<String> z = outside();
            int n = 0; for (Object e : java.nio.charset.Charset.availableCharsets().values()) n++;
            assert n == 0; // fails
        }
    }

    static class Keys {
        public static void main(String[] args) {
            Set<String> z = outside();
            Map<String, Object> m = new HashMap<>(java.nio.charset.Charset.availableCharsets());
            assert m.isEmpty(); // fails
        }
    }

    static class Put {
        public static void main(String[] args) {
            Set<String> z = outside();
            Map<String, Object> m = new TreeMap<>(); m.putAll(java.nio.charset.Charset.availableCharsets());
            assert m.isEmpty(); // fails
        }
    }

    static class Counted {
        public static void main(String[] args) {
            Set<String> z = outside();
            long n = z.stream().filter(s -> s.length() > 1).count();
            assert n == 0; // fails
        }
    }

    static class Collected {
        public static void main(String[] args) {
            Set<String> z = outside();
            List<String> l = z.stream().map(s -> s + "!").toList();
            assert l.isEmpty(); // fails
        }
    }

    static class Sorted {
        public static void main(String[] args) {
            Set<String> z = outside();
            TreeSet<String> t = new TreeSet<>(z);
            assert t.isEmpty(); // fails
        }
    }

    static class Hashed {
        public static void main(String[] args) {
            Set<String> z = outside();
            Set<String> t = new HashSet<>(z);
            assert t.isEmpty(); // fails
        }
    }

    static class Linked {
        public static void main(String[] args) {
            Set<String> z = outside();
            List<String> t = new LinkedList<>(z);
            assert t.isEmpty(); // fails
        }
    }

    static class Ordered {
        public static void main(String[] args) {
            Set<String> z = outside();
            Set<String> t = new LinkedHashSet<>(z);
            assert t.isEmpty(); // fails
        }
    }

    static class InLine {
        public static void main(String[] args) {
            Set<String> z = outside();
            Queue<String> t = new PriorityQueue<>(z);
            assert t.isEmpty(); // fails
        }
    }

    static class Ends {
        public static void main(String[] args) {
            Set<String> z = outside();
            Deque<String> t = new ArrayDeque<>(z);
            assert t.isEmpty(); // fails
        }
    }

    static class Fixed {
        public static void main(String[] args) {
            Set<String> z = outside();
            List<String> t = List.copyOf(z);
            assert t.isEmpty(); // fails
        }
    }

    static class View {
        public static void main(String[] args) {
            Set<String> z = outside();
            Collection<String> t = Collections.unmodifiableCollection(z); int n = t.size(); z.clear();
            assert t.size() == n; // fails
        }
    }

    static class Equal {
        public static void main(String[] args) {
            Set<String> z = outside();
            Set<String> t = new HashSet<>(z);
            assert !t.equals(z); // fails
        }
    }

    static class EqualBack {
        public static void main(String[] args) {
            Set<String> z = outside();
            Set<String> t = new HashSet<>(z);
            assert !z.equals(t); // fails
        }
    }

    static class Array {
        public static void main(String[] args) {
            Set<String> z = outside();
            Object[] t = z.toArray();
            assert t.length == 0; // fails
        }
    }

    static class Texts {
        public static void main(String[] args) {
            Set<String> z = outside();
            String[] t = z.toArray(new String[0]);
            assert t.length == 0; // fails
        }
    }

    static class Shown {
        public static void main(String[] args) {
            Set<String> z = outside();
            String s = "" + z;
            assert s.equals("[]"); // fails
        }
    }

    static class Collated {
        public static void main(String[] args) {
            Set<String> z = outside();
            List<String> l = new ArrayList<>(List.of("b", "a")); l.sort((Comparator) java.text.Collator.getInstance(Locale.ROOT));
            assert l.get(0).equals("b"); // fails
        }
    }

    static class Each {
        public static void main(String[] args) {
            Set<String> z = outside();
            int[] n = {0}; z.forEach(s -> n[0]++);
            assert n[0] == 0; // fails
        }
    }

    static class Conditional {
        public static void main(String[] args) {
            Set<String> z = outside();
            int n = z.size(); z.removeIf(s -> s.length() > 3);
            assert z.size() == n; // fails
        }
    }

    static class Ranges {
        public static void main(String[] args) {
            Set<String> z = outside();
            List<Locale.LanguageRange> l = Locale.LanguageRange.parse("en;q=0.5,de"); int n = l.size(); l.remove(0);
            assert l.size() == n; // fails
        }
    }

    static class RangesIndexed {
        public static void main(String[] args) {
            Set<String> z = outside();
            List<Locale.LanguageRange> l = Locale.LanguageRange.parse("en;q=0.5,de"); int n = 0; for (int i = 0; i < l.size(); i++) if (l.get(i) != null) n++;
            assert n == 0; // fails
        }
    }

    static class Sub {
        public static void main(String[] args) {
            Set<String> z = outside();
            List<Locale.LanguageRange> l = Locale.LanguageRange.parse("en;q=0.5,de"); l.subList(0, 1).clear();
            assert l.size() == 2; // fails
        }
    }

    static class Backwards {
        public static void main(String[] args) {
            Set<String> z = outside();
            List<Locale.LanguageRange> l = Locale.LanguageRange.parse("en;q=0.5,de"); ListIterator<Locale.LanguageRange> it = l.listIterator(l.size()); int n = 0; while (it.hasPrevious()) { it.previous(); n++; }
            assert n == 0; // fails
        }
    }

    static class Reversed {
        public static void main(String[] args) {
            Set<String> z = outside();
            List<Locale.LanguageRange> l = Locale.LanguageRange.parse("en;q=0.5,de"); Object first = l.get(0); Collections.reverse(l);
            assert l.get(0) == first; // fails
        }
    }

    static class Given {
        public static void main(String[] args) {
            Set<String> z = outside();
            Set<String> own = new HashSet<>(); own.add("a"); Iterator<String> it = own.iterator(); Spliterators.spliteratorUnknownSize(it, 0).forEachRemaining(s -> { });
            assert it.hasNext(); // fails
        }
    }

    static class GivenMap {
        public static void main(String[] args) {
            Set<String> z = outside();
            Map<String, String> own = new HashMap<>(); own.put("a", "b"); Iterator<String> it = own.values().iterator(); java.util.stream.StreamSupport.stream(Spliterators.spliterator(it, 1, 0), false).count(); it.forEachRemaining(s -> { });
            assert it.hasNext(); // fails
        }
    }
}
