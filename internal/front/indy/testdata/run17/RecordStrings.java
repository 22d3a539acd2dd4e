/** toString of records, and components that are strings and boxed values. */
public class RecordStrings {
    static void show(int x) { System.out.println(x); }

    static void show(boolean x) { System.out.println(x); }

    static void show(String x) {
        show(x.length());
        for (int i = 0; i < x.length(); i++) {
            show(x.charAt(i));
        }
    }

    record Point(int x, int y) { }

    record All(byte b, short s, char c, int i, long l, boolean z) { }

    record Named(String name, Point at) { }

    record Empty() { }

    record Boxes(Integer i, Long l, Boolean z, Character c) { }

    record Pair<A, B>(A a, B b) { }

    record Own(int v) {
        @Override
        public String toString() { return "own " + v; }
    }

    static class Outer {
        record Inner(String s) { }
    }

    static String text(int n) {
        String s = "";
        for (int i = 0; i < n; i++) {
            s += (char) ('a' + i);
        }
        return s;
    }

    public static void main(String[] args) {
        show(new Point(3, -4).toString());
        show(new All((byte) -1, (short) 2, 'c', -4, 1L << 33, true).toString());
        show(new Named("n", new Point(1, 2)).toString());
        show(new Named(null, null).toString());
        show(new Empty().toString());
        show(new Boxes(1, 2L, false, 'z').toString());
        show(new Pair<>("a", new Own(5)).toString());
        show(new Outer.Inner("s").toString());
        show("" + new Own(6) + new Point(0, 0));
        show(new Named(text(3), null).equals(new Named("abc", null)));
        show(new Named(text(3), null).equals(new Named(text(2), null)));
        show(new Named("abc", null).hashCode() == "abc".hashCode() * 31);
        show(new Boxes(1000, 5L, true, 'c').equals(new Boxes(1000, 5L, true, 'c')));
        show(new Boxes(1000, 5L, true, 'c').hashCode());
        show(new Boxes(1000, 5L, true, null).equals(new Boxes(1000, 5L, true, 'c')));
        show(new Pair<>(1000, "x").equals(new Pair<>(1000, text(0) + "x")));
        show(new Pair<>(1000, "x").equals(new Pair<>(1000L, "x")));
        show(new Pair<>(7, "x").hashCode());
        Object o = new Pair<Object, Object>(null, 2);
        show(o.equals(new Pair<>(null, 2)));
        record Local(String s) { }
        show(new Local("l").toString());
    }
}
