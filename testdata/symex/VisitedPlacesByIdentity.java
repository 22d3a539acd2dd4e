// verdict: UNSAFE
// twin: VisitedPlacesSafe
// about: Places are objects of a class without equals.
// run: args=right,left

import java.util.HashSet;
import java.util.Set;

public class VisitedPlacesByIdentity {
    static final class Place {
        final int x;
        final int y;

        Place(int x, int y) {
            this.x = x;
            this.y = y;
        }
    }

    public static void main(String[] args) {
        Set<Place> seen = new HashSet<>();
        int x = 0;
        int y = 0;
        seen.add(new Place(x, y));
        for (int i = 0; i < args.length && i < 2; i++) {
            switch (args[i]) {
                case "left" -> x--;
                case "right" -> x++;
                case "up" -> y++;
                case "down" -> y--;
                default -> { }
            }
            seen.add(new Place(x, y));
        }
        if (x == 0 && y == 0) {
            assert seen.contains(new Place(0, 0)); // expect: violated assert
        }
    }
}
