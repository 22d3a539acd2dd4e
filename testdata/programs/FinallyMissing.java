// verdict: UNSAFE
// twin: FinallyClosesSafe
// about: A resource must be closed on every way out.
// about: The close is skipped when the work fails.
// run: values=13

import java.util.Random;

public class FinallyMissing {
    static int open;

    static void work(int x) {
        if (x == 13) {
            throw new IllegalStateException("unlucky");
        }
    }

    static void use(int x) {
        open++;
        work(x);
        open--;
    }

    public static void main(String[] args) {
        int x = new Random().nextInt(20);
        try {
            use(x);
        } catch (IllegalStateException e) {
            System.out.println("failed");
        }
        assert open == 0; // expect: violated assert
    }
}
