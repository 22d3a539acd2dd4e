// verdict: SAFE
// twin: ResourceOrderWrong
// about: Two resources of one try statement, and an exception in its body.
// about: They are closed last first, before the handler runs.
// run: values=0
// run: values=5

import java.util.Random;

public class ResourceOrderSafe {
    static int closed;

    static class Resource implements AutoCloseable {
        final int number;

        Resource(int number) {
            this.number = number;
        }

        @Override
        public void close() {
            closed = 10 * closed + number;
        }
    }

    public static void main(String[] args) {
        int n = new Random().nextInt(10);
        int result = 0;
        try (Resource a = new Resource(1); Resource b = new Resource(2)) {
            result = 10 / n;
        } catch (ArithmeticException e) {
            result = closed;
        }
        assert n != 0 || result == 21;
        assert closed == 21;
    }
}
