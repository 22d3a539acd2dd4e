package checks;

import java.util.AbstractList;
import java.util.Iterator;

/** Methods that implement methods of the JDK, and others of the same names. */
public class Versions extends AbstractList<Object> implements Comparable<Versions> {
    private final Object[] parts = new Object[3];

    @Override
    public int compareTo(Versions other) {
        return parts[0].hashCode() - other.parts[0].hashCode();
    }

    public static int compareTo(String s) {
        return s.length();
    }

    @Override
    public Object get(int i) {
        return parts[i];
    }

    @Override
    public int size() {
        return parts.length;
    }

    static class Parts implements Iterator<Object> {
        int i;

        @Override
        public boolean hasNext() {
            return false;
        }

        @Override
        public Object next() {
            return new Object[0][i];
        }

        public Object next(int n) {
            return n;
        }
    }

    static class Alone {
        Object next() {
            return null;
        }
    }
}
