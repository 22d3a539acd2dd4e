// verdict: UNSAFE
// twin: ClosedInOrderSafe
// about: What was closed by hand is closed again.
// run: values=1

import java.util.Random;

public class ClosedTooOften {
    private static int open;

    static final class Resource implements AutoCloseable {
        Resource() {
            open++;
        }

        @Override
        public void close() {
            open--;
        }
    }

    static int use(int how) {
        try (Resource first = new Resource(); Resource second = new Resource()) {
            if (how == 1) {
                second.close();
                return 1;
            }
            return 100 / how;
        } catch (ArithmeticException e) {
            return 0;
        }
    }

    public static void main(String[] args) {
        int how = new Random().nextInt(5);
        int result = use(how);
        assert result >= 0 && open == 0; // expect: violated assert
    }
}
