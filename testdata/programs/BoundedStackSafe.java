// verdict: SAFE
// twin: BoundedStackOverflow
// about: A stack of fixed capacity in an array.
// run: values=6,true,true,true,true,true,false

import java.util.Random;

public class BoundedStackSafe {
    static class Stack {
        private final int[] items = new int[4];
        private int size;

        boolean push(int x) {
            if (size == items.length) {
                return false;
            }
            items[size++] = x;
            return true;
        }

        int pop() {
            return size == 0 ? -1 : items[--size];
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        Stack stack = new Stack();
        int n = random.nextInt(30);
        for (int i = 0; i < n; i++) {
            if (random.nextBoolean()) {
                stack.push(i);
            } else {
                stack.pop();
            }
        }
    }
}
