// breaks: assert
// A priority queue gives the smallest first.
import java.util.*;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        PriorityQueue<Integer> q = new PriorityQueue<>();
        for (int i = 0; i < 3; i++) {
            q.add((int) Verifier.nondetByte());
        }
        int a = q.poll();
        int b = q.poll();
        assert a <= b; //~ assert a < b;
    }
}
