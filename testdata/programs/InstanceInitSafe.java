// verdict: SAFE
// twin: ConstructorCallsOverride
// about: Field initialisers of a subclass run after the constructor of its superclass.
// about: The overridden method copes with the array that is not there yet.
// run: values=3

import java.util.Random;

public class InstanceInitSafe {
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
            if (items != null) {
                items[0] = size;
            }
        }
    }

    public static void main(String[] args) {
        int n = new Random().nextInt(8);
        Base b = n == 0 ? new Base(n) : new Buffer(n);
        b.reset();
        assert b.size >= 0;
    }
}
