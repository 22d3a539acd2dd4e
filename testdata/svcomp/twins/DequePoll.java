// breaks: runtime
// pop of an empty deque throws, poll gives null.
import java.util.*;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        Deque<Integer> d = new ArrayDeque<>();
        if (Verifier.nondetBoolean()) {
            d.push(3);
        }
        Integer top = d.poll(); //~ Integer top = d.pop();
        assert top == null || top == 3;
    }
}
