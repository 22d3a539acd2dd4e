// verdict: UNSAFE
// twin: AnonymousOpSafe
// about: Two anonymous classes implement an operation; one of them captures a local variable.
// about: The captured divisor may be zero.
// run: values=0,true,5

import java.util.Random;

public class AnonymousOpCapturesZero {
    interface Operation {
        int apply(int x);
    }

    public static void main(String[] args) {
        Random random = new Random();
        final int divisor = random.nextInt(4);
        Operation op;
        if (random.nextBoolean()) {
            op = new Operation() {
                @Override
                public int apply(int x) {
                    return x / divisor; // expect: violated division-by-zero
                }
            };
        } else {
            op = new Operation() {
                @Override
                public int apply(int x) {
                    return -x;
                }
            };
        }
        System.out.println(op.apply(random.nextInt(10)));
    }
}
