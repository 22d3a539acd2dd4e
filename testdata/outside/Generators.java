import java.util.*;

// Generators of random numbers of the program's classes.
class Generators {
    static int asked;

    static class Counting extends Random {
        protected int next(int bits) {
            asked++;
            return 0;
        }
    }

    static class Wide extends Random {
        public int nextInt(int bound) { return 100; }
    }

    static void holdsMade(int n) {
        int[] a = new int[5];
        a[new Random().nextInt(5)] = n;
    }

    static void failsNext(Counting r) {
        asked = 0;
        if (r != null) {
            r.nextInt(5);
        }
        assert asked == 0;
    }

    static void failsOverridden(Random r) {
        int[] a = new int[5];
        if (r != null) {
            a[r.nextInt(5)] = 1;
        }
    }

    static void failsCast(Object o) {
        int[] a = new int[5];
        if (o instanceof Random) {
            a[((Random) o).nextInt(5)] = 1;
        }
    }

    public static void main(String[] args) {
        switch (args[0]) {
            case "holdsMade": holdsMade(1); break;
            case "failsNext": failsNext(new Counting()); break;
            case "failsCast": failsCast(new Wide()); break;
            case "failsOverridden": failsOverridden(new Wide()); break;
        }
    }
}
