// verdict: UNSAFE
// about: Floats on the heap.
// run: args=1

public class FloatField {
    static class Point {
        double x;
        int tag;
        Point next;
    }

    public static void main(String[] args) {
        Point list = null;
        for (int i = 0; i < args.length; i++) {
            Point p = new Point();
            p.x = i + 0.5;
            p.tag = 1;
            p.next = list;
            list = p;
        }
        for (Point p = list; p != null; p = p.next) {
            if (p.x > 0.25) {
                p.tag = 2;
            }
            assert p.tag == 1; // expect: violated assert
        }
    }
}
