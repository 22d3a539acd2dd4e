// A subclass assigns a protected field.
// proved: Point.q
public class ProtectedFieldSafe {
    public static class Point {
        private int scale = 1;
        public int q() { return 10 / scale; }
    }
}

class ProtectedFieldSafeDriver {
    public static void main(String[] args) {
        ProtectedFieldSafe.Point p = new ProtectedFieldSafe.Point() { }; p.q();
    }
}
