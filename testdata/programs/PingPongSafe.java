// verdict: SAFE
// twin: PingPongNegative
// about: Mutual recursion: two players hit a ball until it stops.
// run: values=9

import java.util.Random;

public class PingPongSafe {
    static int ping(int energy) {
        if (energy == 0) {
            return 0;
        }
        return pong(energy - 1);
    }

    static int pong(int energy) {
        if (energy <= 0) {
            return energy;
        }
        return energy >= 2 ? ping(energy - 2) : ping(0);
    }

    public static void main(String[] args) {
        int energy = new Random().nextInt(1000);
        int rest = ping(energy);
        assert rest == 0;
    }
}
