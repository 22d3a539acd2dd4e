// verdict: SAFE
// twin: RetryOnceMore
// about: A call that may fail is tried three times.
// run: values=false,false,true
// run: values=false,false,false

import java.util.Random;

public class RetrySafe {
    private static final Random RANDOM = new Random();
    private static int calls;

    static int call() {
        calls++;
        if (!RANDOM.nextBoolean()) {
            throw new IllegalStateException("busy");
        }
        return calls;
    }

    public static void main(String[] args) {
        int attempts = 0;
        int result = -1;
        while (result < 0 && attempts < 3) {
            try {
                attempts++;
                result = call();
            } catch (IllegalStateException e) {
                System.out.println("once more");
            }
        }
        assert calls <= 3;
    }
}
