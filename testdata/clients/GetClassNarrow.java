// The class of an argument is compared before a cast to a subclass.
// fails: Point.equals
public class GetClassNarrow {
    public static class Point {
        private final int x;
        public Point(int x) { this.x = x; }
        @Override public boolean equals(Object o) {
            if (o == null || getClass() != o.getClass()) return false;
            return ((Wide) o).x == x;
        }
        @Override public int hashCode() { return x; }
    }
    public static class Wide extends Point {
        private final int x;
        public Wide(int x) { super(x); this.x = x; }
    }
}

class GetClassNarrowDriver {
    public static void main(String[] args) {
        new GetClassNarrow.Point(1).equals(new GetClassNarrow.Point(1));
    }
}
