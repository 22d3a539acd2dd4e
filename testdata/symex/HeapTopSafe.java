// verdict: SAFE
// twin: HeapTopLeftOnly
// about: The root of a heap of seven sinks to its place.
// run: values=1

import java.util.Random;

public class HeapTopSafe {
    public static void main(String[] args) {
        int[] heap = {0, 30, 40, 10, 20, 15, 35};
        heap[0] = new Random().nextInt(100);
        int at = 0;
        while (2 * at + 1 < heap.length) {
            int child = 2 * at + 1;
            if (child + 1 < heap.length && heap[child + 1] > heap[child]) {
                child++;
            }
            if (heap[child] <= heap[at]) {
                break;
            }
            int t = heap[at];
            heap[at] = heap[child];
            heap[child] = t;
            at = child;
        }
        for (int i = 1; i < heap.length; i++) {
            assert heap[(i - 1) / 2] >= heap[i];
        }
    }
}
