// verdict: UNSAFE
// twin: LazySingletonSafe
// about: A lazily created single instance hands out numbers.
// about: The new instance is not stored, so the numbering starts anew.
// run: values=2

import java.util.Random;

public class LazySingletonTwice {
    static LazySingletonTwice instance;

    int last;

    static LazySingletonTwice get() {
        if (instance == null) {
            return new LazySingletonTwice();
        }
        return instance;
    }

    int next() {
        return ++last;
    }

    public static void main(String[] args) {
        int n = new Random().nextInt(100);
        int previous = 0;
        for (int i = 0; i < n; i++) {
            int number = get().next();
            assert number > previous; // expect: violated assert
            previous = number;
        }
    }
}
