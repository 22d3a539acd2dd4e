// verdict: SAFE
// twin: BridgeCastFails
// about: A comparison is called through its raw interface, so the compiler's bridge method casts the argument.
// about: The argument is of the class that is compared.
// run: values=true

import java.util.Random;

public class BridgeCastSafe {
    static class Size implements Comparable<Size> {
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
        Object other = new Random().nextBoolean() ? new Size(2) : new Size(0);
        assert size.compareTo(other) != 0;
    }
}
