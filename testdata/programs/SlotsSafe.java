// verdict: SAFE
// twin: SlotsEmpty
// about: An array of references starts out full of nulls.
// run: values=1,1,2

import java.util.Random;

public class SlotsSafe {
    static class Counter {
        int value;

        void increment() {
            value++;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        Counter[] slots = new Counter[4];
        int n = random.nextInt(10);
        for (int i = 0; i < n; i++) {
            slots[random.nextInt(4)] = new Counter();
        }
        Counter c = slots[random.nextInt(4)];
        if (c != null) {
            c.increment();
        }
    }
}
