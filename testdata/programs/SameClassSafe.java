// verdict: SAFE
// twin: SubclassCounts
// about: Two objects are of the same class exactly when getClass() says so.
// about: getClass() tells a subclass from its superclass.
// run: values=false
// run: values=true

import java.util.Random;

public class SameClassSafe {
    static class Point {
        boolean same(Object other) {
            return other != null && other.getClass() == getClass();
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
            assert b.dimensions() == 2;
        }
    }
}
