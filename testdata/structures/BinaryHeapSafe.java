// verdict: SAFE
// twin: BinaryHeapOfNone
// about: A priority queue as a heap in an array of fixed length.
// run: values=6,true,5,true,3,true,4,true,1,false,false

import java.util.Random;

public class BinaryHeapSafe {
    private final int[] heap = new int[16];
    private int size;

    void add(int value) {
        if (size == heap.length) {
            return;
        }
        int i = size++;
        while (i > 0 && heap[(i - 1) / 2] > value) {
            heap[i] = heap[(i - 1) / 2];
            i = (i - 1) / 2;
        }
        heap[i] = value;
    }

    int removeLeast() {
        int least = heap[0];
        int value = heap[--size];
        int i = 0;
        while (2 * i + 1 < size) {
            int child = 2 * i + 1;
            if (child + 1 < size && heap[child + 1] < heap[child]) {
                child++;
            }
            if (heap[child] >= value) {
                break;
            }
            heap[i] = heap[child];
            i = child;
        }
        heap[i] = value;
        return least;
    }

    public static void main(String[] args) {
        Random random = new Random();
        BinaryHeapSafe queue = new BinaryHeapSafe();
        int n = random.nextInt(40);
        for (int i = 0; i < n; i++) {
            if (random.nextBoolean()) {
                queue.add(random.nextInt());
            } else if (queue.size > 0) {
                queue.removeLeast();
            }
        }
    }
}
