// verdict: SAFE
// twin: FinallyMissing
// about: A resource must be closed on every way out.
// run: values=7
// run: values=13

import java.util.Random;

public class FinallyClosesSafe {
    static int open;

    static void work(int x) {
        if (x == 13) {
            throw new IllegalStateException("unlucky");
        }
    }

    static void use(int x) {
        open++;
        try {
            work(x);
        } finally {
            open--;
        }
    }

    public static void main(String[] args) {
        int x = new Random().nextInt(20);
        try {
            use(x);
        } catch (IllegalStateException e) {
            System.out.println("failed");
        }
        assert open == 0;
    }
}
