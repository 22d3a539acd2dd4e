// verdict: UNSAFE
// twin: DefaultMethodSafe
// about: An interface with a default method, which some classes override.
// about: The unlimited source does not override the default limit of zero.
// run: values=1

import java.util.Random;

public class DefaultMethodNotOverridden {
    interface Source {
        int limit();

        default int chunk() {
            return 100 / limit(); // expect: violated division-by-zero
        }
    }

    static class Limited implements Source {
        @Override
        public int limit() {
            return 10;
        }
    }

    static class Unlimited implements Source {
        @Override
        public int limit() {
            return 0;
        }
    }

    public static void main(String[] args) {
        Source source = new Limited();
        if (new Random().nextInt(2) == 1) {
            source = new Unlimited();
        }
        int size = source.chunk();
        assert size >= 10;
    }
}
