/** Components of type variables: their dynamic types decide. */
public class GenericRecords {
    static void show(int x) { System.out.println(x); }

    static void show(boolean x) { System.out.println(x); }

    static final class Mod {
        final int id;

        Mod(int id) { this.id = id; }

        @Override
        public boolean equals(Object o) { return o instanceof Mod && ((Mod) o).id % 10 == id % 10; }

        @Override
        public int hashCode() { return id % 10; }
    }

    record Point(int x, int y) { }

    record Pair<A, B>(A a, B b) {
        static <T> Pair<T, T> twice(T t) { return new Pair<>(t, t); }
    }

    interface Named { int name(); }

    record Wrapper<T extends Named>(T of) { }

    record Name(int name) implements Named { }

    public static void main(String[] args) {
        Point p = new Point(3, 4), q = new Point(3, 4);
        Pair<Point, Mod> pair = new Pair<>(p, new Mod(31));
        show(pair.equals(new Pair<>(q, new Mod(41))));
        show(pair.equals(new Pair<>(q, new Mod(42))));
        show(pair.equals(new Pair<>(new Mod(31), q)));
        show(pair.equals(new Pair<>(null, new Mod(31))));
        show(pair.hashCode());
        show(pair.a().x());
        show(Pair.twice(p).equals(Pair.twice(q)));
        show(Pair.twice(Pair.twice(q)).hashCode());
        show(Pair.twice(null).equals(new Pair<>(null, null)));
        show(new Wrapper<>(new Name(5)).equals(new Wrapper<>(new Name(5))));
        show(new Wrapper<>(new Name(5)).hashCode());
    }
}
