// verdict: SAFE
// twin: ClosedTooOften
// about: Resources are closed as often as they were opened, whatever fails.
// run: values=0
// run: values=2

import java.util.Random;

public class ClosedInOrderSafe {
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
        assert result >= 0 && open == 0;
    }
}
