/** Says that a case has called back too often. */
final class Stop extends Error {
    Stop() {
        super("stop");
    }
}

/** What a call back throws. */
final class Oops extends RuntimeException {
    Oops() {
        super("oops");
    }
}

/** An enum. */
enum E {
    A, B, C
}

/** A key that tells what it is asked. */
final class Key implements Comparable {
    final int v;
    final int h;

    Key(int v, int h) {
        this.v = v;
        this.h = h;
    }

    @Override
    public boolean equals(Object o) {
        int how = H.at(1, "equals");
        H.p(" K");
        H.p(v);
        H.arg(o);
        return how == 0 ? o instanceof Key && ((Key) o).v == v : how == 1;
    }

    @Override
    public int hashCode() {
        int how = H.at(2, "hashCode");
        H.p(" K");
        H.p(v);
        return how == 0 ? h : h + how;
    }

    /** Tells nobody that it was called: models may compare in another order than the JDK. */
    @Override
    public int compareTo(Object o) {
        return v - ((Key) o).v;
    }

    @Override
    public String toString() {
        int how = H.at(4, "toString");
        H.p(" K");
        H.p(v);
        return how == 0 ? "key" : how == 1 ? null : "";
    }
}

/** Compares what it is given by numbers of its own. */
final class Compares implements java.util.Comparator {
    static int number(Object o) {
        if (o instanceof Key) {
            return ((Key) o).v;
        }
        if (o instanceof Integer) {
            return (Integer) o;
        }
        if (o instanceof String) {
            String s = (String) o;
            return s.length() == 0 ? -1 : s.charAt(0);
        }
        return 0;
    }

    @Override
    public int compare(Object a, Object b) {
        int how = H.at(5, "compare");
        H.arg(a);
        H.arg(b);
        int x = number(a);
        int y = number(b);
        return how == 0 ? x < y ? -1 : x > y ? 1 : 0 : how == 1 ? 1 : -1;
    }
}

/** Compares likewise, and tells nobody. */
final class Plain implements java.util.Comparator {
    @Override
    public int compare(Object a, Object b) {
        int x = Compares.number(a);
        int y = Compares.number(b);
        return x < y ? -1 : x > y ? 1 : 0;
    }
}
