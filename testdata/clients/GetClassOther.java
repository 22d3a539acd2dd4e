// The class of an argument is another one than that of the cast.
// fails: Point.equals
public class GetClassOther {
    public static class Point {
        private final int x;
        public Point(int x) { this.x = x; }
        @Override public boolean equals(Object o) {
            if (o == null || getClass() == o.getClass()) return false;
            return ((Point) o).x == x;
        }
        @Override public int hashCode() { return x; }
    }
    public static class Wide extends Point {
        private final int x;
        public Wide(int x) { super(x); this.x = x; }
    }
}

class GetClassOtherDriver {
    public static void main(String[] args) {
        new GetClassOther.Point(1).equals("1");
    }
}
