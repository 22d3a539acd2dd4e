// verdict: SAFE
// twin: InitialiserFailsTwice
// about: A class fails to initialise; the second use of it throws another error than the first.
// about: Both errors are caught, and told apart.
// run:

public class InitialiserFailsSafe {
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
        assert attempt() == -2;
    }
}
