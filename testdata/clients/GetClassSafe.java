// The class of an argument is compared before a cast.
// proved: Point.equals
public class GetClassSafe {
    public static class Point {
        private final int x;
        public Point(int x) { this.x = x; }
        @Override public boolean equals(Object o) {
            if (o == null || getClass() != o.getClass()) return false;
            return ((Point) o).x == x;
        }
        @Override public int hashCode() { return x; }
    }
    public static class Wide extends Point {
        private final int x;
        public Wide(int x) { super(x); this.x = x; }
    }
}

class GetClassSafeDriver {
    public static void main(String[] args) {
        new GetClassSafe.Point(1).equals("1");
    }
}
