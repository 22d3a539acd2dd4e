// verdict: UNSAFE
// twin: RecordEqualsSafe
// about: Records with equal components are equal, and have equal hash codes.
// about: They are compared with ==, which tells equal ones apart.
// run: values=4,4

import java.util.Random;

public class RecordEqualsIdentity {
    record Point(int x, int y) { }

    public static void main(String[] args) {
        Random random = new Random();
        int a = random.nextInt(10);
        int b = random.nextInt(10);
        Point there = new Point(a, b);
        Point back = new Point(b, a);
        assert (there == back) == (a == b); // expect: violated assert
        assert a != b || there.hashCode() == back.hashCode();
    }
}
