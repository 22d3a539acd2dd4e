// about: The maximum of an array is found by tasks that fork.

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

public class ForkedMaximum {
    static final class Max extends RecursiveTask<Integer> {
        private final int[] numbers;
        private final int from;
        private final int to;

        Max(int[] numbers, int from, int to) {
            this.numbers = numbers;
            this.from = from;
            this.to = to;
        }

        @Override
        protected Integer compute() {
            if (to - from == 1) {
                return numbers[from];
            }
            int middle = (from + to) >>> 1;
            Max left = new Max(numbers, from, middle);
            Max right = new Max(numbers, middle, to);
            left.fork();
            int r = right.compute();
            int l = left.join(); // only: safe
            int l = left.getRawResult(); // only: broken
            return Math.max(l, r);
        }
    }

    public static void main(String[] args) {
        int[] numbers = {3, 9, 4};
        ForkJoinPool pool = new ForkJoinPool(2);
        int max = pool.invoke(new Max(numbers, 0, numbers.length));
        pool.shutdown();
        assert max == 9;
    }
}
