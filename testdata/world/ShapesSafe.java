// verdict: SAFE
// entry: ShapesSafe.ratio
// about: The argument is an interface; all of its classes keep their sides positive.

public class ShapesSafe {
    public interface Shape {
        int side();
    }

    public static final class Square implements Shape {
        private final int side;

        public Square(int side) {
            this.side = Math.max(side, 1);
        }

        @Override
        public int side() {
            return side;
        }
    }

    public record Unit() implements Shape {
        @Override
        public int side() {
            return 1;
        }
    }

    public static int ratio(Shape a, int x) {
        return a == null ? 0 : x / a.side();
    }
}
