import java.util.*;

// Calls that may call back, with objects from outside.
class Behind {
    static int n;

    static class Key {
        public int hashCode() { n = 2; return 1; }
        public boolean equals(Object o) { n = 3; return true; }
        public String toString() { n = 4; return ""; }
    }

    static class Box {
        Object o;
        Box(Object o) { this.o = o; }
    }

    static void failsKey(Object k) {
        n = 1;
        new WeakHashMap<Object, Object>().put(k, null);
        assert n == 1;
    }

    static void failsFormat(Object k) {
        n = 1;
        String.format("%s", k);
        assert n == 1;
    }

    static void failsElement(Vector<Object> v) {
        n = 1;
        new WeakHashMap<Object, Object>().put(v, null);
        assert n == 1;
    }

    static void failsField(Box b) {
        n = 1;
        new WeakHashMap<Object, Object>().put(b == null ? "" : b.o, null);
        assert n == 1;
    }

    public static void main(String[] args) {
        switch (args[0]) {
            case "failsKey": failsKey(new Key()); break;
            case "failsFormat": failsFormat(new Key()); break;
            case "failsElement": failsElement(new Vector<>(List.of(new Key()))); break;
            case "failsField": failsField(new Box(new Key())); break;
        }
    }
}
