// A client assigns a public field.
// fails: Point.q
public class PublicField {
    public static class Point {
        public int scale = 1;
        public int q() { return 10 / scale; }
    }
}

class PublicFieldDriver {
    public static void main(String[] args) {
        PublicField.Point p = new PublicField.Point(); p.scale = 0; p.q();
    }
}
