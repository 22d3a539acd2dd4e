package planner;

/** Numbers, of which the smallest comes out first. */
public class Heap {
    private int[] numbers;
    private int size;

    public Heap(int capacity) {
        if (capacity < 1 || capacity > 10000) {
            throw new IllegalArgumentException("capacity");
        }
        numbers = new int[capacity];
    }

    public int size() {
        return size;
    }

    public int capacity() {
        return numbers.length;
    }

    /** Adds a number; whether there was room. */
    public boolean add(int n) {
        if (size == numbers.length) {
            return false;
        }
        int i = size++;
        while (i > 0 && numbers[(i - 1) / 2] > n) {
            numbers[i] = numbers[(i - 1) / 2];
            i = (i - 1) / 2;
        }
        numbers[i] = n;
        return true;
    }

    /** The smallest number; the largest int if there is none. */
    public int min() {
        return size == 0 ? Integer.MAX_VALUE : numbers[0];
    }

    /** Takes the smallest number; the largest int if there is none. */
    public int take() {
        if (size == 0) {
            return Integer.MAX_VALUE;
        }
        int smallest = numbers[0];
        size--;
        int moved = numbers[size];
        int i = 0;
        while (2 * i + 1 < size) {
            int child = 2 * i + 1;
            if (child + 1 < size && numbers[child + 1] < numbers[child]) {
                child++;
            }
            if (numbers[child] >= moved) {
                break;
            }
            numbers[i] = numbers[child];
            i = child;
        }
        numbers[i] = moved;
        return smallest;
    }

    /** The number that was added at a place of the tree; 0 outside. */
    public int at(int place) {
        if (place < 0 || place >= size) {
            return 0;
        }
        return numbers[place];
    }

    /** Used places in percent. */
    public int load() {
        return 100 * size / numbers.length;
    }
}
