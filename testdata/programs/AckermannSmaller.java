// verdict: UNSAFE
// twin: AckermannSafe
// about: Ackermann's function for m up to 3 and n up to 20 fits an int, and is greater than n.
// about: It is asserted to be greater than n + 1.
// run: values=0,7

import java.util.Random;

public class AckermannSmaller {
    static int ackermann(int m, int n) {
        if (m == 0) {
            return n + 1;
        }
        if (n == 0) {
            return ackermann(m - 1, 1);
        }
        return ackermann(m - 1, ackermann(m, n - 1));
    }

    public static void main(String[] args) {
        Random random = new Random();
        int m = random.nextInt();
        int n = random.nextInt();
        if (m < 0 || m > 3 || n < 0 || n > 20) {
            return;
        }
        assert ackermann(m, n) > n + 1; // expect: violated assert
    }
}
