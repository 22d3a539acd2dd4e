// verdict: UNSAFE
// twin: PingPongSafe
// about: Mutual recursion: two players hit a ball until it stops.
// about: The second player takes two off, which can skip zero.
// run: values=2

import java.util.Random;

public class PingPongNegative {
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
        return energy >= 2 ? ping(energy - 2) : energy - 2;
    }

    public static void main(String[] args) {
        int energy = new Random().nextInt(1000);
        int rest = ping(energy);
        assert rest == 0; // expect: violated assert
    }
}
