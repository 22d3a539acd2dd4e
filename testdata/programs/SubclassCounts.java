// verdict: UNSAFE
// twin: SameClassSafe
// about: Two objects are of the same class exactly when getClass() says so.
// about: instanceof takes an object of the subclass, too.
// run: values=true

import java.util.Random;

public class SubclassCounts {
    static class Point {
        boolean same(Object other) {
            return other instanceof Point;
        }

        int dimensions() {
            return 2;
        }
    }

    static class Solid extends Point {
        @Override
        int dimensions() {
            return 3;
        }
    }

    public static void main(String[] args) {
        Point a = new Point();
        Point b = new Random().nextBoolean() ? new Solid() : new Point();
        if (a.same(b)) {
            assert b.dimensions() == 2; // expect: violated assert
        }
    }
}
