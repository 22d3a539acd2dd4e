// verdict: SAFE
// twin: ShapesNegativeArea
// about: Areas of shapes through a virtual method.
// run: values=3,0,6,1,0,17

import java.util.Random;

public class ShapesSafe {
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
            return length < 0 ? 0 : 2 * length;
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
            assert shape.area() >= 0;
        }
    }
}
