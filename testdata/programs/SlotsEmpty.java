// verdict: UNSAFE
// twin: SlotsSafe
// about: An array of references starts out full of nulls.
// about: A slot may still be empty when it is used.
// run: values=1,0,1

import java.util.Random;

public class SlotsEmpty {
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
        c.increment(); // expect: violated null-dereference
    }
}
