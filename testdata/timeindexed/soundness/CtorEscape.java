// verdict: UNSAFE
// about: A constructor calls a method that reads a field of the subclass before it is assigned.
// run: args=1

public class CtorEscape {
    static class Base {
        int seen;

        Base() {
            seen = probe();
        }

        int probe() {
            return 1;
        }
    }

    static class Derived extends Base {
        int mine = 4;
        Base peer;

        int probe() {
            return mine;
        }
    }

    public static void main(String[] args) {
        Base last = new Base();
        for (int i = 0; i < args.length; i++) {
            Derived d = new Derived();
            d.peer = last;
            last = d;
        }
        assert last.seen == 1 || last.seen == 4; // expect: violated assert
    }
}
