// verdict: UNSAFE
// twin: ConstantFieldSafe
// about: Reading a constant field does not initialise its class; reading any other static field does.
// about: The size is computed, so the initialiser runs.
// run:

public class ConstantFieldComputed {
    static int started;

    static class Table {
        static final int SIZE = Integer.valueOf(16);

        static {
            started++;
        }
    }

    public static void main(String[] args) {
        int size = Table.SIZE;
        assert size == 16;
        assert started == 0; // expect: violated assert
    }
}
