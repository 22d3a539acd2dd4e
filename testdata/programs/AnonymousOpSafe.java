// verdict: SAFE
// twin: AnonymousOpCapturesZero
// about: Two anonymous classes implement an operation; one of them captures a local variable.
// run: values=0,true,5
// run: values=3,true,5
// run: values=3,false,5

import java.util.Random;

public class AnonymousOpSafe {
    interface Operation {
        int apply(int x);
    }

    public static void main(String[] args) {
        Random random = new Random();
        final int divisor = 1 + random.nextInt(4);
        Operation op;
        if (random.nextBoolean()) {
            op = new Operation() {
                @Override
                public int apply(int x) {
                    return x / divisor;
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
