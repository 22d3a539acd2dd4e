// verdict: UNSAFE
// twin: InstanceofNullSafe
// about: Null is an instance of nothing.
// about: "Not a circle" does not mean "a square": it may be null.
// run: values=2

import java.util.Random;

public class InstanceofNullForgotten {
    interface Shape { }

    static class Circle implements Shape {
        int radius = 1;
    }

    static class Square implements Shape {
        int side = 2;
    }

    static Shape make(int kind) {
        return kind == 0 ? new Circle() : kind == 1 ? new Square() : null;
    }

    public static void main(String[] args) {
        Shape shape = make(new Random().nextInt(3));
        int width = 0;
        if (shape instanceof Circle) {
            width = 2 * ((Circle) shape).radius;
        } else {
            width = ((Square) shape).side; // expect: violated null-dereference
        }
        assert width == 0 || width == 2;
    }
}
