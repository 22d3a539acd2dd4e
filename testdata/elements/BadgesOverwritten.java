// verdict: UNSAFE
// twin: BadgesSafe
// about: Each name gets a badge once: putIfAbsent keeps the first one.
// about: A later badge takes the place of the first one.
// run: lines=ada|bob|ada

import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class BadgesOverwritten {
    private final Map<String, Integer> badges = new HashMap<>();
    private int next = 100;

    int badgeOf(String name) {
        Integer had = badges.get(name);
        badges.put(name, next);
        next++;
        int has = badges.get(name);
        assert had == null || had == has; // expect: violated assert
        return has;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        BadgesOverwritten desk = new BadgesOverwritten();
        int last = 0;
        while (in.hasNextLine() && desk.next < 1000) {
            last = desk.badgeOf(in.nextLine().trim());
            assert last >= 100;
        }
        System.out.println(last + ", " + desk.badges.size() + " badges");
    }
}
