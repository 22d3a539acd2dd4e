// verdict: UNSAFE
// twin: ShapesSafe
// about: Areas of shapes through a virtual method.
// about: One subclass forgets that its length may be negative.
// run: values=1,0,6

import java.util.Random;

public class ShapesNegativeArea {
    static class Shape {
        int area() {
            return 0;
        }
    }

    static class Strip extends Shape {
        final int length;

        Strip(int length) {
            this.length = length;
        }

        @Override
        int area() {
            return 2 * length;
        }
    }

    static class Unit extends Shape {
        @Override
        int area() {
            return super.area() + 1;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        int n = random.nextInt(5);
        for (int i = 0; i < n; i++) {
            Shape shape = random.nextInt(2) == 0 ? new Strip(random.nextInt(20) - 10) : new Unit();
            assert shape.area() >= 0; // expect: violated assert
        }
    }
}
