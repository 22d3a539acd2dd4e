// verdict: SAFE
// twin: DefaultMethodNotOverridden
// about: An interface with a default method, which some classes override.
// run: values=0
// run: values=1

import java.util.Random;

public class DefaultMethodSafe {
    interface Source {
        int limit();

        default int chunk() {
            return 100 / limit();
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

        @Override
        public int chunk() {
            return 100;
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
