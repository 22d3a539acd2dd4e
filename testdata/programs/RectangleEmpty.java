// verdict: UNSAFE
// twin: RectangleSafe
// about: Immutable rectangles with a side of at least one.
// about: The factory lets a width of zero through.
// run: values=1,0

import java.util.Random;

public class RectangleEmpty {
    static final class Rectangle {
        final int width;
        final int height;

        private Rectangle(int width, int height) {
            this.width = width;
            this.height = height;
        }

        static Rectangle of(int width, int height) {
            return new Rectangle(width < 0 ? 1 : width, height);
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        Rectangle last = null;
        int n = random.nextInt(5);
        for (int i = 0; i < n; i++) {
            last = Rectangle.of(random.nextInt(10), i);
        }
        if (last != null) {
            int ratio = last.height / last.width; // expect: violated division-by-zero
            assert ratio >= 0;
        }
    }
}
