// verdict: SAFE
// twin: RecordEqualsIdentity
// about: Records with equal components are equal, and have equal hash codes.
// about: They are compared with equals.
// run: values=4,7
// run: values=4,4

import java.util.Random;

public class RecordEqualsSafe {
    record Point(int x, int y) { }

    public static void main(String[] args) {
        Random random = new Random();
        int a = random.nextInt(10);
        int b = random.nextInt(10);
        Point there = new Point(a, b);
        Point back = new Point(b, a);
        assert there.equals(back) == (a == b);
        assert a != b || there.hashCode() == back.hashCode();
    }
}
