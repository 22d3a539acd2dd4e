// verdict: UNSAFE
// twin: InstanceInitSafe
// about: Field initialisers of a subclass run after the constructor of its superclass.
// about: The superclass constructor calls a method that uses a field not yet set.
// run: values=3

import java.util.Random;

public class ConstructorCallsOverride {
    static class Base {
        int size;

        Base(int n) {
            size = n;
            reset();
        }

        void reset() {
            size = 0;
        }
    }

    static class Buffer extends Base {
        int[] items = new int[8];

        Buffer(int n) {
            super(n);
        }

        @Override
        void reset() {
            items[0] = size; // expect: violated null-dereference
        }
    }

    public static void main(String[] args) {
        int n = new Random().nextInt(8);
        Base b = n == 0 ? new Base(n) : new Buffer(n);
        b.reset();
        assert b.size >= 0;
    }
}
