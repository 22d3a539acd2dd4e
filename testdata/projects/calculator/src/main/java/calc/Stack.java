package calc;

/** A stack of numbers that grows. */
public class Stack {
    private int[] numbers = new int[4];
    private int size;

    public void push(int n) {
        if (size == numbers.length) {
            int[] more = new int[2 * size];
            System.arraycopy(numbers, 0, more, 0, size);
            numbers = more;
        }
        numbers[size] = n;
        size++;
    }

    /** Takes the top; 0 from an empty stack. */
    public int pop() {
        if (size == 0) {
            return 0;
        }
        size--;
        return numbers[size];
    }

    /** The top, which stays; 0 for an empty stack. */
    public int peek() {
        return size == 0 ? 0 : numbers[size - 1];
    }

    public int size() {
        return size;
    }

    /** Swaps the two top numbers, if there are two. */
    public boolean swap() {
        if (size < 2) {
            return false;
        }
        int top = numbers[size - 1];
        numbers[size - 1] = numbers[size - 2];
        numbers[size - 2] = top;
        return true;
    }
}
