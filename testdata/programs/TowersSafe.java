// verdict: SAFE
// twin: TowersForgotten
// about: The moves for up to 31 disks are counted in a static field, and are as many as a formula says.
// run: values=1
// run: values=4

import java.util.Random;

public class TowersSafe {
    static int moves;

    static void move(int disks, char from, char to, char over) {
        if (disks == 0) {
            return;
        }
        move(disks - 1, from, over, to);
        moves++;
        move(disks - 1, over, to, from);
    }

    static int fewest(int disks) {
        return disks == 0 ? 0 : 2 * fewest(disks - 1) + 1;
    }

    public static void main(String[] args) {
        int disks = new Random().nextInt();
        if (disks < 1 || disks > 31) {
            return;
        }
        move(disks, 'a', 'c', 'b');
        assert moves == fewest(disks);
    }
}
