// verdict: UNSAFE
// twin: GrowingStackSafe
// about: A stack in an array that is replaced by a longer one when it is full.
// about: It is replaced one element too late.
// run: values=3,true,1,true,2,true,3

import java.util.Random;

public class GrowingStackGrowsLate {
    private int[] elements = new int[2];
    private int size;

    void push(int element) {
        if (size > elements.length) {
            int[] longer = new int[2 * size];
            for (int i = 0; i < size; i++) {
                longer[i] = elements[i];
            }
            elements = longer;
        }
        elements[size] = element; // expect: violated array-index
        size++;
    }

    int pop() {
        size--;
        return elements[size];
    }

    public static void main(String[] args) {
        Random random = new Random();
        GrowingStackGrowsLate stack = new GrowingStackGrowsLate();
        int steps = random.nextInt(1000);
        for (int i = 0; i < steps; i++) {
            if (random.nextBoolean()) {
                stack.push(random.nextInt());
            } else if (stack.size > 0) {
                stack.pop();
            }
        }
    }
}
