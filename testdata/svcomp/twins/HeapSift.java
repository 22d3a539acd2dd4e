// breaks: assert
// A heap in an array: the smallest is on top.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int[] heap = new int[8];
    static int size;

    static void push(int v) {
        int i = size++;
        heap[i] = v;
        while (i > 0 && heap[(i - 1) / 2] > heap[i]) { //~ while (i > 1 && heap[(i - 1) / 2] > heap[i]) {
            int p = (i - 1) / 2;
            int t = heap[p];
            heap[p] = heap[i];
            heap[i] = t;
            i = p;
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 4; i++) {
            push(Verifier.nondetInt());
        }
        for (int i = 1; i < size; i++) {
            assert heap[0] <= heap[i];
        }
    }
}
