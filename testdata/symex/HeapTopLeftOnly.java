// verdict: UNSAFE
// twin: HeapTopSafe
// about: Only left children are looked at.
// run: values=1

import java.util.Random;

public class HeapTopLeftOnly {
    public static void main(String[] args) {
        int[] heap = {0, 30, 40, 10, 20, 15, 35};
        heap[0] = new Random().nextInt(100);
        int at = 0;
        while (2 * at + 1 < heap.length) {
            int child = 2 * at + 1;
            if (heap[child] <= heap[at]) {
                break;
            }
            int t = heap[at];
            heap[at] = heap[child];
            heap[child] = t;
            at = child;
        }
        for (int i = 1; i < heap.length; i++) {
            assert heap[(i - 1) / 2] >= heap[i]; // expect: violated assert
        }
    }
}
