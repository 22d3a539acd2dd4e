// verdict: UNSAFE
// entry: ShapesFlat.ratio
// twin: ShapesSafe
// about: One of the classes lets a side be 0.
// calls: ShapesFlat.ratio(new ShapesFlat.Square(0), 0);

public class ShapesFlat {
    public interface Shape {
        int side();
    }

    public static final class Square implements Shape {
        private final int side;

        public Square(int side) {
            this.side = Math.max(side, 0);
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
        return a == null ? 0 : x / a.side(); // expect: violated division-by-zero
    }
}
