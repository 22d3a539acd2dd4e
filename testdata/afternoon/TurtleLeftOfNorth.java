// verdict: UNSAFE
// twin: TurtleSafe
// about: Left of the first direction there is none.
// run: lines=left

import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class TurtleLeftOfNorth {
    private static final int SIZE = 8;

    enum Direction {
        NORTH(0, 1), EAST(1, 0), SOUTH(0, -1), WEST(-1, 0);

        private static final Direction[] ALL = values();

        final int dx;
        final int dy;

        Direction(int dx, int dy) {
            this.dx = dx;
            this.dy = dy;
        }

        Direction right() {
            return ALL[(ordinal() + 1) % ALL.length];
        }

        Direction left() {
            return ALL[(ordinal() - 1) % ALL.length]; // expect: violated array-index
        }
    }

    record Place(int x, int y) {
        Place moved(Direction d, int steps) {
            return new Place(x + d.dx * steps, y + d.dy * steps);
        }

        boolean onBoard() {
            return x >= 0 && x < SIZE && y >= 0 && y < SIZE;
        }
    }

    private Place place = new Place(0, 0);
    private Direction direction = Direction.NORTH;
    private final Map<Place, Integer> marks = new HashMap<>();

    boolean forward(int steps) {
        if (steps < 0 || steps >= SIZE) {
            return false;
        }
        Place next = place.moved(direction, steps);
        if (!next.onBoard()) {
            return false;
        }
        place = next;
        return true;
    }

    void mark() {
        marks.merge(place, 1, Integer::sum);
    }

    int marked() {
        int n = 0;
        for (int count : marks.values()) {
            n += count;
        }
        return n;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        TurtleLeftOfNorth turtle = new TurtleLeftOfNorth();
        int marks = 0;
        while (in.hasNext()) {
            String command = in.next();
            if (command.equals("quit")) {
                break;
            }
            switch (command) {
                case "forward":
                    int steps = in.hasNextInt() ? in.nextInt() : 1;
                    System.out.println(turtle.forward(steps) ? "ok" : "too far");
                    break;
                case "left":
                    turtle.direction = turtle.direction.left();
                    break;
                case "right":
                    turtle.direction = turtle.direction.right();
                    break;
                case "mark":
                    turtle.mark();
                    marks++;
                    break;
                default:
                    System.out.println("forward, left, right, mark or quit");
            }
            assert turtle.place.onBoard();
        }
        assert turtle.marked() == marks;
    }
}
