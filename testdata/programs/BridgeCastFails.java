// verdict: UNSAFE
// twin: BridgeCastSafe
// about: A comparison is called through its raw interface, so the compiler's bridge method casts the argument.
// about: The argument may be of another class.
// run: values=false

import java.util.Random;

public class BridgeCastFails {
    static class Size implements Comparable<Size> { // expect: violated class-cast
        final int n;

        Size(int n) {
            this.n = n;
        }

        @Override
        public int compareTo(Size other) {
            return Integer.compare(n, other.n);
        }
    }

    @SuppressWarnings({"rawtypes", "unchecked"})
    public static void main(String[] args) {
        Comparable size = new Size(1);
        Object other = new Random().nextBoolean() ? new Size(2) : new int[2];
        assert size.compareTo(other) != 0;
    }
}
