// verdict: SAFE
// twin: LazySingletonTwice
// about: A lazily created single instance hands out numbers.
// run: values=5

import java.util.Random;

public class LazySingletonSafe {
    static LazySingletonSafe instance;

    int last;

    static LazySingletonSafe get() {
        if (instance == null) {
            instance = new LazySingletonSafe();
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
            assert number > previous;
            previous = number;
        }
    }
}
