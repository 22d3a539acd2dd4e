import java.util.BitSet;
import java.util.StringTokenizer;

/** BitSet and StringTokenizer, whose bytecode is the JDK's. */
public class BitSets {
    static void p(Object o) {
        System.out.println(o + "");
    }

    interface Act {
        Object run();
    }

    /** Prints what comes back, or the class of what is thrown. */
    static void t(Act a) {
        try {
            p(a.run());
        } catch (IndexOutOfBoundsException e) {
            p("index " + e.getMessage());
        } catch (NegativeArraySizeException e) {
            p("size");
        } catch (NullPointerException e) {
            p("null");
        } catch (RuntimeException e) {
            p("other");
        }
    }

    static BitSet of(int... bits) {
        BitSet s = new BitSet();
        for (int b : bits) {
            s.set(b);
        }
        return s;
    }

    public static void main(String[] args) {
        BitSet a = of(1, 5, 63, 64, 200);
        p(a.cardinality());
        p(a.length());
        p(a.size());
        p(a.toString());
        p(a.get(5));
        p(a.get(6));
        p(a.get(1000));
        p(a.nextSetBit(6));
        p(a.nextClearBit(63));
        p(a.previousSetBit(199));
        p(a.previousClearBit(64));
        p(a.hashCode());
        t(() -> { a.set(-1); return "set"; });
        t(() -> a.get(-3));
        t(() -> new BitSet(-1));
        t(() -> { of(1).set(3, 2); return "range"; });
        t(() -> { of(1).and(null); return "and"; });
        BitSet b = of(5, 64, 65, 300);
        BitSet c = (BitSet) a.clone();
        c.and(b);
        p(c);
        c = (BitSet) a.clone();
        c.or(b);
        p(c);
        c = (BitSet) a.clone();
        c.xor(b);
        p(c);
        c = (BitSet) a.clone();
        c.andNot(b);
        p(c);
        p(a.intersects(b));
        p(a.equals(of(1, 5, 63, 64, 200)));
        p(a.equals(null));
        c.flip(0, 70);
        p(c);
        c.clear(10, 60);
        p(c);
        c.set(20, 140, true);
        p(c.cardinality());
        c.clear();
        p(c.isEmpty());
        long[] ls = a.toLongArray();
        p(ls.length);
        p(ls[0]);
        p(BitSet.valueOf(new long[] {5, 0, 1}));
        p(a.get(60, 70));
        StringTokenizer st = new StringTokenizer("one, two;three", ", ;");
        p(st.countTokens());
        while (st.hasMoreTokens()) {
            p(st.nextToken());
        }
        t(() -> st.nextToken());
        StringTokenizer d = new StringTokenizer("a+b-c", "+-", true);
        while (d.hasMoreElements()) {
            p(d.nextElement());
        }
        t(() -> new StringTokenizer(null));
    }
}
