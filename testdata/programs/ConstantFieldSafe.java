// verdict: SAFE
// twin: ConstantFieldComputed
// about: Reading a constant field does not initialise its class; reading any other static field does.
// about: The size is a constant of the compiler.
// run:

public class ConstantFieldSafe {
    static int started;

    static class Table {
        static final int SIZE = 16;

        static {
            started++;
        }
    }

    public static void main(String[] args) {
        int size = Table.SIZE;
        assert size == 16;
        assert started == 0;
    }
}
