import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.*;
import java.util.concurrent.atomic.*;
import java.util.regex.Pattern;

/** What generated programs print with, and the objects that all of them use. Prints need little of what is audited. */
public final class H {
    /** Objects that the case has seen, by which results are told apart. */
    static Object[] known = new Object[500];

    static int count;
    static int fuel;
    static boolean exhausted;

    /** The method that does not do what it should, and how it fails: from the call number after on. */
    static int lieAt;

    static int lieHow;
    static int lieAfter;

    /** The receiver. */
    static Object self;

    private H() {
    }

    static void reset() {
        count = 0;
        fuel = 400;
        exhausted = false;
        self = null;
        known = new Object[500];
    }

    static void start() {
        fuel = 400;
        lieAt = n() - 1;
        lieHow = n();
        lieAfter = n();
    }

    static int n() {
        return org.cprover.CProver.nondetInt();
    }

    static void p(String s) {
        System.out.print(s);
    }

    static void p(int i) {
        System.out.print(i);
    }

    /** Makes o known. */
    static void know(Object o) {
        if (o != null && index(o) < 0 && count < 500) {
            known[count] = o;
            count++;
        }
    }

    static int index(Object o) {
        for (int i = 0; i < count; i++) {
            if (known[i] == o) {
                return i;
            }
        }
        return -1;
    }

    static Object prev(int i) {
        return count == 0 ? null : known[i % count];
    }

    /** How the method numbered at is to fail, 0 for not at all. */
    static int at(int at, String name) {
        p(" ~");
        p(name);
        fuel--;
        if (fuel < 0) {
            fuel = 1 << 30;
            throw new Stop();
        }
        if (at != lieAt) {
            return 0;
        }
        lieAfter--;
        if (lieAfter >= 0) {
            return 0;
        }
        switch (lieHow % 9) {
        case 0:
            throw new Oops();
        case 1:
            throw new ClassCastException("mine");
        case 2:
            throw new NullPointerException();
        case 3:
            throw new IndexOutOfBoundsException("mine");
        case 4:
            throw new NoSuchElementException();
        case 5:
            throw new UnsupportedOperationException("mine");
        case 6:
            change();
            return 0;
        default:
            p("!");
            return lieHow % 9 - 6;
        }
    }

    /** Tells of an argument of a call back, without calling anything. */
    static void arg(Object o) {
        p(",");
        if (o instanceof Key) {
            p("K");
            p(((Key) o).v);
        } else if (!simple(o)) {
            int i = index(o);
            if (i >= 0) {
                p("#");
                p(i);
            } else {
                p(o instanceof Collection ? "collection" : o instanceof Map ? "map" : o instanceof Map.Entry ? "entry" : "object");
            }
        }
    }

    static void arg(int i) {
        p(",");
        p(i);
    }

    static void arg(long i) {
        p(",");
        System.out.print(i);
    }

    static void arg(boolean b) {
        p(b ? ",true" : ",false");
    }

    static void arg(char c) {
        p(",");
        p((int) c);
    }

    static void arg(double d) {
        p(",d");
        System.out.print(d);
    }

    static void arg(float d) {
        p(",f");
        System.out.print(d);
    }

    /** Prints what has no parts, and says whether it did. */
    static boolean simple(Object o) {
        if (o == null) {
            p("null");
        } else if (o instanceof String) {
            text((String) o);
        } else if (o instanceof Integer) {
            p("i");
            p((int) (Integer) o);
        } else if (o instanceof Long) {
            p("l");
            System.out.print((long) (Long) o);
        } else if (o instanceof Short) {
            p("s");
            p((int) (Short) o);
        } else if (o instanceof Byte) {
            p("b");
            p((int) (Byte) o);
        } else if (o instanceof Character) {
            p("c");
            p((int) (Character) o);
        } else if (o instanceof Boolean) {
            p((boolean) (Boolean) o ? "true" : "false");
        } else if (o instanceof Double) {
            p("d");
            System.out.print((double) (Double) o);
        } else if (o instanceof Float) {
            p("f");
            System.out.print((float) (Float) o);
        } else {
            return false;
        }
        return true;
    }

    static void text(String s) {
        if (s == null) {
            p("null");
            return;
        }
        p("\"");
        int n = s.length();
        for (int i = 0; i < n && i < 300; i++) {
            char c = s.charAt(i);
            if (c >= ' ' && c < 127 && c != '"' && c != '\\') {
                System.out.print(c);
            } else {
                p("\\");
                p((int) c);
                p(";");
            }
        }
        p("\"");
    }

    /** Says which known object o is. */
    static void id(Object o) {
        int i = index(o);
        if (i >= 0) {
            p("=#");
            p(i);
        }
    }

    static void show(boolean b) {
        p(b ? "true" : "false");
    }

    static void show(int i) {
        p(i);
    }

    static void show(char i) {
        p((int) i);
    }

    static void show(long i) {
        System.out.print(i);
    }

    static void show(double i) {
        p("d");
        System.out.print(i);
    }

    static void show(float i) {
        p("f");
        System.out.print(i);
    }

    static void show(Object o) {
        show(o, 3);
    }

    /** Prints all that can be seen of o. */
    static void show(Object o, int depth) {
        if (simple(o)) {
            return;
        }
        if (o instanceof Key) {
            p("K");
            p(((Key) o).v);
            return;
        }
        if (depth == 0) {
            p("...");
            return;
        }
        try {
            parts(o, depth);
        } catch (Throwable t) {
            p("<thrown ");
            thrown(t, 1);
            p(">");
        }
    }

    private static void parts(Object o, int depth) {
        if (o instanceof Object[]) {
            Object[] a = (Object[]) o;
            p(o instanceof String[] ? "String" : o instanceof Integer[] ? "Integer" : o instanceof Key[] ? "Key" : "");
            p("[");
            p(a.length);
            p(":");
            for (int i = 0; i < a.length && i < 12; i++) {
                p(" ");
                show(a[i], depth - 1);
            }
            p("]");
        } else if (array(o)) {
            return;
        } else if (o instanceof Throwable) {
            thrown((Throwable) o, depth);
        } else if (o instanceof StringBuilder || o instanceof StringBuffer || o instanceof StringJoiner) {
            text(o.toString());
        } else if (o instanceof Map.Entry) {
            Map.Entry e = (Map.Entry) o;
            p("(");
            show(e.getKey(), depth - 1);
            p("->");
            show(e.getValue(), depth - 1);
            p(")");
        } else if (o instanceof Collection) {
            p("{");
            elements(((Collection) o).iterator(), depth);
            p("}");
            p(((Collection) o).size());
        } else if (o instanceof Map) {
            p("<");
            elements(((Map) o).entrySet().iterator(), depth);
            p(">");
            p(((Map) o).size());
        } else if (o instanceof ListIterator) {
            p("at ");
            p(((ListIterator) o).nextIndex());
        } else if (o instanceof Iterator) {
            p(((Iterator) o).hasNext() ? "more" : "end");
        } else if (o instanceof Optional) {
            Optional x = (Optional) o;
            p("opt ");
            show(x.isPresent() ? x.get() : null, depth - 1);
        } else if (o instanceof OptionalInt) {
            OptionalInt x = (OptionalInt) o;
            p("opti ");
            p(x.isPresent() ? x.getAsInt() : -77);
        } else if (o instanceof OptionalLong) {
            OptionalLong x = (OptionalLong) o;
            p("optl ");
            show(x.isPresent() ? x.getAsLong() : -77);
        } else if (o instanceof OptionalDouble) {
            OptionalDouble x = (OptionalDouble) o;
            p("optd ");
            show(x.isPresent() ? x.getAsDouble() : -77);
        } else if (o instanceof E) {
            p(o == E.A ? "E.A" : o == E.B ? "E.B" : "E.C");
        } else {
            other(o);
        }
    }

    /** Prints the parts of objects that are no collections. */
    private static void other(Object o) {
        if (o instanceof BigInteger) {
            p("big ");
            text(o.toString());
        } else if (o instanceof BigDecimal) {
            p("decimal ");
            text(o.toString());
        } else if (o instanceof BitSet) {
            p("bits ");
            text(o.toString());
        } else if (o instanceof AtomicInteger) {
            p("atomic ");
            p(((AtomicInteger) o).get());
        } else if (o instanceof AtomicLong) {
            p("atomic l");
            show(((AtomicLong) o).get());
        } else if (o instanceof AtomicBoolean) {
            p("atomic ");
            show(((AtomicBoolean) o).get());
        } else if (o instanceof AtomicReference) {
            p("atomic ");
            show(((AtomicReference) o).get(), 1);
        } else if (o instanceof StringTokenizer) {
            p("tokens ");
            p(((StringTokenizer) o).countTokens());
        } else if (o instanceof Pattern) {
            p("pattern ");
            text(((Pattern) o).pattern());
            p(((Pattern) o).flags());
        } else if (o instanceof IntSummaryStatistics) {
            IntSummaryStatistics x = (IntSummaryStatistics) o;
            p("all ");
            show(x.getCount());
            p(" ");
            show(x.getSum());
            p(" ");
            p(x.getMin());
            p(" ");
            p(x.getMax());
        } else if (o instanceof LongSummaryStatistics) {
            LongSummaryStatistics x = (LongSummaryStatistics) o;
            p("all ");
            show(x.getCount());
            p(" ");
            show(x.getSum());
            p(" ");
            show(x.getMin());
            p(" ");
            show(x.getMax());
        } else if (o instanceof DoubleSummaryStatistics) {
            DoubleSummaryStatistics x = (DoubleSummaryStatistics) o;
            p("all ");
            show(x.getCount());
            p(" ");
            show(x.getSum());
            p(" ");
            show(x.getMin());
            p(" ");
            show(x.getMax());
        } else if (o instanceof Class) {
            p(o == Object.class ? "Object.class" : o == String.class ? "String.class" : o == Integer.class ? "Integer.class" : o == int.class ? "int.class"
                    : o == E.class ? "E.class" : o == Key.class ? "Key.class" : o == ArrayList.class ? "ArrayList.class" : o == Oops.class ? "Oops.class" : "class");
        } else {
            p("object");
        }
    }

    private static void elements(Iterator it, int depth) {
        for (int i = 0; i < 12 && it.hasNext(); i++) {
            p(" ");
            show(it.next(), depth - 1);
        }
    }

    private static boolean array(Object o) {
        if (o instanceof int[]) {
            int[] a = (int[]) o;
            for (int i = 0; i < a.length && i < 300; i++) {
                p(" ");
                p(a[i]);
            }
        } else if (o instanceof char[]) {
            char[] a = (char[]) o;
            for (int i = 0; i < a.length && i < 300; i++) {
                p(" c");
                p((int) a[i]);
            }
        } else if (o instanceof byte[]) {
            byte[] a = (byte[]) o;
            for (int i = 0; i < a.length && i < 300; i++) {
                p(" b");
                p((int) a[i]);
            }
        } else if (o instanceof short[]) {
            short[] a = (short[]) o;
            for (int i = 0; i < a.length && i < 300; i++) {
                p(" s");
                p((int) a[i]);
            }
        } else if (o instanceof long[]) {
            long[] a = (long[]) o;
            for (int i = 0; i < a.length && i < 300; i++) {
                p(" l");
                show(a[i]);
            }
        } else if (o instanceof boolean[]) {
            boolean[] a = (boolean[]) o;
            for (int i = 0; i < a.length && i < 300; i++) {
                p(" ");
                show(a[i]);
            }
        } else if (o instanceof double[]) {
            double[] a = (double[]) o;
            for (int i = 0; i < a.length && i < 300; i++) {
                p(" ");
                show(a[i]);
            }
        } else if (o instanceof float[]) {
            float[] a = (float[]) o;
            for (int i = 0; i < a.length && i < 300; i++) {
                p(" ");
                show(a[i]);
            }
        } else {
            return false;
        }
        return true;
    }

    /** Says of what class o is: which interfaces it has, and which known objects are of the same class. */
    static void kind(Object o) {
        p(" kind");
        if (o instanceof List) {
            p(" List");
        }
        if (o instanceof Set) {
            p(" Set");
        }
        if (o instanceof SortedSet) {
            p(" SortedSet");
        }
        if (o instanceof Queue) {
            p(" Queue");
        }
        if (o instanceof Collection) {
            p(" Collection");
        }
        if (o instanceof Map) {
            p(" Map");
        }
        if (o instanceof RandomAccess) {
            p(" RandomAccess");
        }
        if (o instanceof Iterator) {
            p(" Iterator");
        }
        if (o instanceof Comparable) {
            p(" Comparable");
        }
        if (o instanceof CharSequence) {
            p(" CharSequence");
        }
        if (o instanceof java.io.Serializable) {
            p(" Serializable");
        }
        if (o instanceof Cloneable) {
            p(" Cloneable");
        }
        if (o instanceof Number) {
            p(" Number");
        }
        if (o instanceof AbstractList) {
            p(" AbstractList");
        }
        if (o instanceof AbstractSet) {
            p(" AbstractSet");
        }
        if (o instanceof AbstractMap) {
            p(" AbstractMap");
        }
        if (o instanceof AbstractCollection) {
            p(" AbstractCollection");
        }
        if (o instanceof String || o instanceof Object[] || o instanceof Number || o instanceof int[] || o instanceof char[]) {
            return; // the class is told by what is shown
        }
        for (int i = 0; i < count; i++) {
            if (known[i] != o && !(known[i] instanceof Object[]) && !(known[i] instanceof String) && known[i].getClass() == o.getClass()) {
                p(" like#");
                p(i);
            }
        }
    }

    static void thrown(Throwable t, int depth) {
        if (t instanceof VirtualMachineError) {
            exhausted = true;
        }
        id(t);
        p(Names.of(t));
        // SILENT: the rest of the method is left out
        p(" ");
        text(t.getMessage());
        Throwable c = t.getCause();
        if (c != null) {
            p(" by ");
            if (depth > 0) {
                thrown(c, depth - 1);
            }
        }
    }

    static void call(int k) {
        p("\n>");
        p(k);
        p(":");
    }

    static void result(Object o) {
        p(" = ");
        id(o);
        show(o);
        if (o != null) {
            kind(o);
        }
        know(o);
    }

    static void result(boolean b) {
        p(" = ");
        show(b);
    }

    static void result(int i) {
        p(" = ");
        p(i);
    }

    static void result(char i) {
        p(" = ");
        p((int) i);
    }

    static void result(long i) {
        p(" = ");
        show(i);
    }

    static void result(double i) {
        p(" = ");
        show(i);
    }

    static void result(float i) {
        p(" = ");
        show(i);
    }

    static void failed(Throwable t) {
        p(" ! ");
        try {
            thrown(t, 2);
        } catch (Throwable x) { // the program has overridden what says what t is
            p("<thrown ");
            p(Names.of(x));
            p(">");
        }
    }

    /** Prints the state of an object that may have changed. */
    static void state(Object o) {
        p("; ");
        show(o);
    }

    static Collection fill(Collection c, Object[] elements) {
        if (c != null && elements != null) {
            for (Object o : elements) {
                try {
                    c.add(o);
                } catch (RuntimeException e) {
                    p("x");
                }
            }
        }
        return c;
    }

    static Map fill(Map m, Object[] keys) {
        if (m != null && keys != null) {
            for (int i = 0; i < keys.length; i++) {
                try {
                    m.put(keys[i], keys[keys.length - 1 - i]);
                } catch (RuntimeException e) {
                    p("x");
                }
            }
        }
        return m;
    }

    @SuppressWarnings("unchecked")
    static <T> T cast(Object o) {
        return (T) o;
    }

    /** A part of a list. */
    static List view(List l, int from, int to) {
        if (l == null) {
            return null;
        }
        int n = l.size();
        int t = to > n ? n : to < 0 ? n : to;
        int f = from > t || from < 0 ? 0 : from;
        return l.subList(f, t);
    }

    /** Changes the receiver. */
    static void change() {
        Object o = self;
        p("^");
        if (o instanceof Collection) {
            ((Collection) o).add("new");
        } else if (o instanceof Map) {
            ((Map) o).put("new", "new");
        } else if (o instanceof StringBuilder) {
            ((StringBuilder) o).append("new");
        }
    }

    /** An iterator after some steps. */
    static Iterator step(Iterator it, int n) {
        if (it != null) {
            try {
                for (int i = 0; i < n && it.hasNext(); i++) {
                    it.next();
                }
            } catch (RuntimeException e) {
                p("x");
            }
        }
        return it;
    }

    static Map.Entry entry(Map m) {
        Iterator it = m.entrySet().iterator();
        return it.hasNext() ? (Map.Entry) it.next() : null;
    }
}
