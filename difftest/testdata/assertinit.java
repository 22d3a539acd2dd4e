// javac gives an interface a class for what it cannot hold itself: the flag
// for assertions and the table of a switch. Reading the flag initialises that
// class, and with it the enum.
interface I {
    default int m(E e) {
        assert Main.trace(1) == 1;
        switch (e) {
            case A:
                return 1;
            default:
                return 2;
        }
    }
}

enum E {
    A, B;

    static {
        Main.trace(5);
    }
}

public class Main implements I {
    static int trace(int x) {
        System.out.println(x);
        return x;
    }

    public static void main(String[] args) {
        try {
            System.out.println(new Main().m(null));
        } catch (NullPointerException e) {
            System.out.println(3);
        }
        System.out.println(new Main().m(E.B));
    }
}
