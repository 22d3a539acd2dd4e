// verdict: SAFE
// twin: VisitedPlacesByIdentity
// about: Places on a grid are records, so a set knows where a walker has been.
// run: args=right,left

import java.util.HashSet;
import java.util.Set;

public class VisitedPlacesSafe {
    record Place(int x, int y) {
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
            assert seen.contains(new Place(0, 0));
        }
    }
}
