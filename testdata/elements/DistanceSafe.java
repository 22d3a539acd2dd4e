// verdict: SAFE
// twin: DistanceOfRoot
// about: The distance of two points is a number that is never below zero.
// run: values=1,2,3,4

import java.util.Random;

public class DistanceSafe {
    record Point(double x, double y) {
        double distance(Point other) {
            double dx = x - other.x;
            double dy = y - other.y;
            return Math.sqrt(dx * dx + dy * dy);
        }
    }

    static Point point(Random random) {
        return new Point(random.nextInt(100), random.nextInt(100));
    }

    public static void main(String[] args) {
        Random random = new Random();
        Point a = point(random);
        Point b = point(random);
        double d = a.distance(b);
        assert d >= 0;
        assert d < 200;
        int steps = (int) Math.ceil(d);
        int[] way = new int[steps + 1];
        way[steps] = 1;
        System.out.println("in " + way.length + " places");
    }
}
