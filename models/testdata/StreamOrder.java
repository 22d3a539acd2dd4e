import java.util.*;
import java.util.stream.*;

/** Which elements streams compare, hash and ask for equality, and in which order. */
public class StreamOrder {
    static void p(Object o) {
        System.out.println(o == null ? "null" : o.toString());
    }

    /** Tells when it is compared, hashed and asked for equality. */
    static final class Loud implements Comparable<Loud> {
        final int n;

        Loud(int n) {
            this.n = n;
        }

        public int compareTo(Loud o) {
            p("cmp" + n + o.n);
            return Integer.compare(n, o.n);
        }

        public int hashCode() {
            p("hash" + n);
            return n;
        }

        public boolean equals(Object o) {
            p("eq" + n + ((Loud) o).n);
            return ((Loud) o).n == n;
        }

        public String toString() {
            return "L" + n;
        }
    }

    static List<Loud> louds(int... xs) {
        List<Loud> l = new ArrayList<>();
        for (int x : xs) {
            l.add(new Loud(x));
        }
        return l;
    }

    public static void main(String[] args) {
        p(louds(2, 1, 3).stream().sorted().toList());
        p(louds(2, 1, 3).stream().sorted().sorted().map(x -> x.n).toList());
        p(louds(2, 1, 2).stream().distinct().toList());
        p(louds(2, 1, 2).stream().sorted().distinct().toList());
        p(louds(2, 1).stream().distinct().distinct().count());
        p(louds(2, 1, 3).stream().max(Comparator.naturalOrder()).get());
        p(louds(2, 1, 3).stream().min(Comparator.reverseOrder()).get());
        p(louds(1).stream().sorted().toList());
        p(louds(4, 4).stream().map(x -> x.n).collect(Collectors.toSet()));
    }
}
