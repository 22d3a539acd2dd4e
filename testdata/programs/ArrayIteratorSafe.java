// verdict: SAFE
// twin: ArrayIteratorTooFar
// about: An iterator over an array, driven by hasNext and next.
// run: values=0
// run: values=3

import java.util.Random;

public class ArrayIteratorSafe {
    static class Cursor {
        private final int[] data;
        private int position;

        Cursor(int[] data) {
            this.data = data;
        }

        boolean hasNext() {
            return position < data.length;
        }

        int next() {
            return data[position++];
        }
    }

    public static void main(String[] args) {
        int[] numbers = new int[new Random().nextInt(8)];
        Cursor cursor = new Cursor(numbers);
        int sum = 0;
        while (cursor.hasNext()) {
            sum += cursor.next();
        }
        System.out.println("sum " + sum);
    }
}
