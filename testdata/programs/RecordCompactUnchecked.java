// verdict: UNSAFE
// twin: RecordCompactSafe
// about: A record keeps a range; its length divides.
// about: The compact constructor lets empty ranges pass.
// run: values=3,3

import java.util.Random;

public class RecordCompactUnchecked {
    record Range(int from, int to) {
        Range {
            if (to < from) {
                throw new IllegalArgumentException();
            }
        }

        int average(int sum) {
            return sum / (to - from); // expect: violated division-by-zero
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        int from = random.nextInt(10);
        int to = random.nextInt(10);
        try {
            Range r = new Range(from, to);
            r.average(100);
        } catch (IllegalArgumentException e) {
            assert to <= from;
        }
    }
}
