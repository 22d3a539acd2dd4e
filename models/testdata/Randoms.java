import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Generators with a seed compute Java's numbers; those of the program's classes call back what they override. */
public class Randoms {
    /** Logs what is called, and gives high bits of its own. */
    static class Own extends Random {
        int calls;

        Own(long seed) {
            super(seed);
        }

        @Override
        protected int next(int bits) {
            calls++;
            int x = super.next(bits);
            System.out.println("next " + bits + " " + x);
            return calls % 3 == 0 ? -1 >>> 32 - bits : x;
        }

        @Override
        public void setSeed(long seed) {
            System.out.println("setSeed " + seed + " " + calls);
            super.setSeed(seed + 1);
        }
    }

    static class Fixed extends Random {
        @Override
        public int nextInt() {
            return 12345;
        }

        @Override
        public void setSeed(long seed) {
            System.out.println("setSeed");
            super.setSeed(7);
        }
    }

    static void numbers(Random r) {
        int[] bounds = {1, 2, 3, 7, 10, 64, 1000, 1 << 30, (1 << 30) + 1, Integer.MAX_VALUE, 1610612737};
        for (int b : bounds) {
            System.out.println(r.nextInt(b) + " " + r.nextInt(b) + " " + r.nextInt(b));
        }
        System.out.println(r.nextInt() + " " + r.nextLong() + " " + r.nextBoolean() + " " + r.nextBoolean());
        System.out.println(r.nextInt(3, 9) + " " + r.nextInt(-5, 11) + " " + r.nextInt(Integer.MIN_VALUE, Integer.MAX_VALUE)
            + " " + r.nextInt(Integer.MIN_VALUE, 0) + " " + r.nextInt(-1, Integer.MAX_VALUE) + " " + r.nextInt(0, 1 << 30));
        System.out.println(r.nextLong(5) + " " + r.nextLong(64) + " " + r.nextLong(Long.MAX_VALUE) + " " + r.nextLong(-3, 1L << 40)
            + " " + r.nextLong(Long.MIN_VALUE, Long.MAX_VALUE) + " " + r.nextLong(8, 16));
        byte[] bytes = new byte[11];
        r.nextBytes(bytes);
        System.out.println(Arrays.toString(bytes));
        for (int i = 0; i < 5; i++) {
            print(r.nextDouble());
            print(r.nextFloat());
            print(r.nextGaussian());
        }
    }

    /** Texts of doubles are not modelled, so their digits are printed. */
    static void print(double x) {
        long high = (long) (x * (1L << 40));
        System.out.println(high + " " + (long) ((x * (1L << 40) - high) * (1L << 40)) + " " + (long) (x / 1000 * (1L << 62)));
    }

    static String thrown(Runnable r) {
        try {
            r.run();
            return "nothing";
        } catch (IllegalArgumentException | NullPointerException e) {
            return e instanceof IllegalArgumentException ? e.getMessage() : "NPE";
        }
    }

    public static void main(String[] args) {
        long[] seeds = {0, 1, -1, 42, Long.MIN_VALUE, Long.MAX_VALUE, 0x5DEECE66DL, 123456789012345L};
        for (long seed : seeds) {
            numbers(new Random(seed));
        }
        Random r = new Random(5);
        r.nextGaussian();
        r.setSeed(6);
        print(r.nextGaussian());
        print(r.nextGaussian());
        r.setSeed(7);
        System.out.println(r.nextInt(100));
        System.out.println(thrown(() -> r.nextInt(0)) + ", " + thrown(() -> r.nextInt(-1)) + ", " + thrown(() -> r.nextInt(4, 4))
            + ", " + thrown(() -> r.nextLong(0)) + ", " + thrown(() -> r.nextLong(1, 1)) + ", " + thrown(() -> r.nextBytes(null)));
        Random late = new Random();
        late.setSeed(99);
        numbers(late);
        numbers(new Own(3));
        Random fixed = new Fixed();
        System.out.println(fixed.nextInt() + " " + fixed.nextInt(10) + " " + fixed.nextInt(4, 12) + " " + fixed.nextLong());
        byte[] some = new byte[5];
        fixed.nextBytes(some);
        System.out.println(Arrays.toString(some));
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            list.add(i);
        }
        Collections.shuffle(list, new Random(1));
        for (int i : list) {
            System.out.print(i + " ");
        }
        System.out.println();
        double sum = 0;
        Random many = new Random(2024);
        for (int i = 0; i < 20000; i++) {
            sum += many.nextGaussian();
        }
        print(sum);
        Random sampled = new Random(11);
        long total = 0;
        for (int i = 0; i < 100000; i++) {
            total = total * 31 + sampled.nextInt(i % 5 == 0 ? 1500000000 : i + 1);
        }
        System.out.println(total);
    }
}
