// verdict: SAFE
// twin: CabinsFirstForgotten
// about: Six cabins are rented and given back, and a counter goes with them.
// about: At the end all cabins are counted.
// run: values=1,0,1,5,2,0,0

import java.util.Random;

public class CabinsSafe {
    private final boolean[] rented = new boolean[6];
    private int count;

    void rent(int i) {
        if (!rented[i]) {
            rented[i] = true;
            count++;
        }
    }

    void giveBack(int i) {
        if (rented[i]) {
            rented[i] = false;
            count--;
        }
    }

    int rented() {
        int n = 0;
        for (int i = 0; i < rented.length; i++) {
            if (rented[i]) {
                n++;
            }
        }
        return n;
    }

    public static void main(String[] args) {
        Random random = new Random();
        CabinsSafe cabins = new CabinsSafe();
        for (int action = random.nextInt(3); action != 0; action = random.nextInt(3)) {
            if (action == 1) {
                cabins.rent(random.nextInt(6));
            } else {
                cabins.giveBack(random.nextInt(6));
            }
        }
        assert cabins.rented() == cabins.count;
    }
}
