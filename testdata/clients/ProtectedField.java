// A subclass assigns a protected field.
// fails: Point.q
public class ProtectedField {
    public static class Point {
        protected int scale = 1;
        public int q() { return 10 / scale; }
    }
}

class ProtectedFieldDriver {
    public static void main(String[] args) {
        ProtectedField.Point p = new ProtectedField.Point() { { scale = 0; } }; p.q();
    }
}
