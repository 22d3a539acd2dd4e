import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class Frames {
    static void outOfBounds() {
        List<Integer> list = new ArrayList<>();
        list.add(1);
        list.get(3);
    }

    static void callback() {
        List<Integer> list = new ArrayList<>(List.of(1, 2));
        list.forEach(x -> {
            if (x == 2) {
                throw new IllegalStateException();
            }
        });
    }

    static void replaced() {
        int n = new Random().nextInt(4);
        assert n != 3;
    }

    /** Runs that a JVM makes with any values do not meet the number. */
    static void chosen(int[] a, int n) {
        if (n * 7 + 3 == 123456789 && Thread.currentThread().getName() != null) {
            a[0] = 1;
        }
    }
}
