// verdict: SAFE
// twin: CoinsFromTheBox
// about: Coins are put into a box with three slots and taken from a till; the box counts its coins.
// about: Box and till have slots of their own.
// run: values=1,0,2,0,0

import java.util.Random;

public class CoinsSafe {
    static final class Box {
        private final int[] slots;
        private int coins;

        Box(int[] slots) {
            this.slots = slots;
        }

        void put(int i) {
            slots[i]++;
            coins++;
        }

        int sum() {
            return slots[0] + slots[1] + slots[2];
        }
    }

    static final class Till {
        private final int[] slots;

        Till(int[] slots) {
            this.slots = slots;
        }

        void take(int i) {
            slots[i]--;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        int[] slots = new int[3];
        Box box = new Box(slots);
        Till till = new Till(new int[3]);
        for (int action = random.nextInt(3); action != 0; action = random.nextInt(3)) {
            if (action == 1) {
                box.put(random.nextInt(3));
            } else {
                till.take(random.nextInt(3));
            }
        }
        assert box.sum() == box.coins;
    }
}
