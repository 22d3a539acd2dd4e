// A client assigns a public field.
// proved: Point.q
public class PublicFieldSafe {
    public static class Point {
        private int scale = 1;
        public int q() { return 10 / scale; }
    }
}

class PublicFieldSafeDriver {
    public static void main(String[] args) {
        PublicFieldSafe.Point p = new PublicFieldSafe.Point(); p.q();
    }
}
