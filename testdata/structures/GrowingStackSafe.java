// verdict: SAFE
// twin: GrowingStackGrowsLate
// about: A stack in an array that is replaced by a longer one when it is full.
// run: values=10,true,1,true,2,true,3,false,true,4,true,5,true,6,false,false,true,9

import java.util.Random;

public class GrowingStackSafe {
    private int[] elements = new int[2];
    private int size;

    void push(int element) {
        if (size == elements.length) {
            int[] longer = new int[2 * size];
            for (int i = 0; i < size; i++) {
                longer[i] = elements[i];
            }
            elements = longer;
        }
        elements[size] = element;
        size++;
    }

    int pop() {
        size--;
        return elements[size];
    }

    public static void main(String[] args) {
        Random random = new Random();
        GrowingStackSafe stack = new GrowingStackSafe();
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
