// verdict: UNSAFE
// twin: InitialiserFailsSafe
// about: A class fails to initialise; the second use of it throws another error than the first.
// about: The second use is expected to throw the first error again.
// run:

public class InitialiserFailsTwice {
    static class Table {
        static int[] cells = new int[3];
        static int first = cells[cells.length];
    }

    static int attempt() {
        try {
            return Table.first;
        } catch (ExceptionInInitializerError e) {
            return -1;
        } catch (NoClassDefFoundError e) {
            return -2;
        }
    }

    public static void main(String[] args) {
        assert attempt() == -1;
        assert attempt() == -1; // expect: violated assert
    }
}
