// verdict: UNSAFE
// twin: NestedTrySafe
// about: Nested try blocks, the inner finally runs before the outer handler.
// about: The inner finally has already moved the state on when the handler looks.
// run: values=0

import java.util.Random;

public class NestedTryWrongOrder {
    public static void main(String[] args) {
        int divisor = new Random().nextInt(5);
        int state = 0;
        int quotient = -1;
        try {
            state = 1;
            try {
                quotient = 100 / divisor;
                state = 2;
            } finally {
                state += 10;
            }
        } catch (ArithmeticException e) {
            assert state == 1; // expect: violated assert
            quotient = 0;
        }
        assert quotient >= 0;
        assert state == 11 || state == 12;
    }
}
