// verdict: SAFE
// twin: ShapeAreaZero
// about: A switch over the classes of a sealed interface divides by the area of a shape.
// about: Every shape has an area.
// run: values=0,4
// run: values=1,4

import java.util.Random;

public class ShapeAreaSafe {
    sealed interface Shape permits Square, Line, Cross { }

    record Square(int side) implements Shape { }

    record Line(int length) implements Shape { }

    record Cross(int arm, int width) implements Shape { }

    static int area(Shape s) {
        return switch (s) {
            case Square q -> q.side() * q.side();
            case Line l -> l.length();
            case Cross c -> 2 * c.arm() * c.width();
        };
    }

    public static void main(String[] args) {
        Random random = new Random();
        int kind = random.nextInt(3);
        int size = random.nextInt(10) + 1;
        Shape s = kind == 0 ? new Square(size) : kind == 1 ? new Line(size) : new Cross(size, 1);
        assert 100 / area(s) <= 100;
    }
}
