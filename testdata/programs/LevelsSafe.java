// verdict: SAFE
// twin: LevelsTanksReplaced
// about: Four tanks are drained and filled, and the lowest level that was ever reached is noted.
// about: The tanks stay the same.
// run: values=1,2,3,1,0,8,0

import java.util.Random;

public class LevelsSafe {
    static int smallest(int[] levels) {
        int smallest = levels[0];
        for (int level : levels) {
            smallest = Math.min(smallest, level);
        }
        return smallest;
    }

    public static void main(String[] args) {
        Random random = new Random();
        int[] levels = new int[4];
        for (int i = 0; i < levels.length; i++) {
            levels[i] = 10;
        }
        int lowest = 10;
        for (int action = random.nextInt(3); action != 0; action = random.nextInt(3)) {
            if (action == 1) {
                int tank = random.nextInt(4);
                levels[tank] = random.nextInt(10);
                lowest = Math.min(lowest, levels[tank]);
            }
            assert lowest <= smallest(levels);
        }
    }
}
