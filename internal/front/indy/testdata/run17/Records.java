import java.util.Objects;

public class Records {
    static void show(int x) { System.out.println(x); }

    static void show(boolean x) { System.out.println(x); }

    static final class Noisy {
        final int id;

        Noisy(int id) { this.id = id; }

        @Override
        public boolean equals(Object o) {
            show(id);
            return o instanceof Noisy && ((Noisy) o).id % 10 == id % 10;
        }

        @Override
        public int hashCode() {
            show(-id);
            return id;
        }
    }

    static final class Never {
        @Override
        public boolean equals(Object o) { return false; }

        @Override
        public int hashCode() { return 1; }
    }

    record Point(int x, int y) {
        Point {
            if (x < 0) {
                throw new IllegalArgumentException();
            }
        }

        Point() { this(1, 2); }

        int sum() { return x + y(); }

        static Point of(int x) { return new Point(x, x); }
    }

    record All(byte b, short s, char c, int i, long l, boolean z) { }

    record Refs(Noisy a, Noisy b, Noisy c) { }

    record Empty() { }

    record Own(int x) {
        @Override
        public boolean equals(Object o) { return o instanceof Own; }

        @Override
        public int hashCode() { return 7; }
    }

    record Arrays(int[] xs) { }

    record Boxes(Integer i, Long l) { }

    record Loner(Never n) { }

    interface Area { int area(); }

    record Box(int w, int h) implements Area {
        @Override
        public int area() { return w * h; }
    }

    public static void main(String[] args) {
        Point p = new Point(3, 4), q = new Point(3, 4);
        show(p.equals(q));
        show(p == q);
        show(p.equals(new Point(4, 3)));
        show(p.equals(null));
        show(p.equals(new Object()));
        show(p.hashCode());
        show(p.sum() + new Point().sum() + Point.of(5).sum());
        try {
            show(new Point(-1, 0).x());
        } catch (IllegalArgumentException e) {
            show(-1);
        }
        All a = new All((byte) -1, (short) 2, 'c', -4, 1L << 33, true);
        All b = new All((byte) -1, (short) 2, 'c', -4, 1L << 33, true);
        All c = new All((byte) -1, (short) 2, 'c', -4, 1L << 34, false);
        show(a.equals(b));
        show(a.equals(c));
        show(a.hashCode());
        show(c.hashCode());
        Refs r = new Refs(new Noisy(11), new Noisy(12), new Noisy(13));
        show(r.equals(new Refs(new Noisy(21), new Noisy(22), new Noisy(23))));
        show(r.equals(new Refs(new Noisy(21), new Noisy(29), new Noisy(23))));
        show(r.hashCode());
        show(r.equals(new Refs(null, new Noisy(22), new Noisy(23))));
        show(new Refs(null, null, null).equals(new Refs(null, null, null)));
        show(new Refs(null, null, null).hashCode());
        Never never = new Never();
        show(new Loner(never).equals(new Loner(never)));
        show(new Loner(never).equals(new Loner(new Never())));
        show(new Empty().equals(new Empty()));
        show(new Empty().hashCode());
        show(new Own(1).equals(new Own(2)));
        show(new Own(1).hashCode());
        int[] xs = {1};
        show(new Arrays(xs).equals(new Arrays(xs)));
        show(new Arrays(xs).equals(new Arrays(new int[] {1})));
        show(new Boxes(1000, null).equals(new Boxes(1000, null)));
        show(new Boxes(1000, 5L).equals(new Boxes(1000, 6L)));
        show(new Boxes(1000, 5L).equals(new Boxes(1000, null)));
        show(new Boxes(1000, null).equals(new Boxes(1000, 5L)));
        Area area = new Box(6, 7);
        show(area.area());
        Object o = p;
        show(o.equals(q));
        show(Objects.requireNonNull(o).hashCode());
        record Local(int v) { }
        show(new Local(8).equals(new Local(8)));
    }
}
