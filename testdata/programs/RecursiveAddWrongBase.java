// verdict: UNSAFE
// twin: RecursiveAddSafe
// about: Addition by recursion.
// about: The base case is off by one.
// run: values=0,0

import java.util.Random;

public class RecursiveAddWrongBase {
    static int add(int m, int n) {
        if (n == 0) {
            return m + 1;
        }
        return add(m + 1, n - 1);
    }

    public static void main(String[] args) {
        Random random = new Random();
        int m = random.nextInt(1000);
        int n = random.nextInt(1000);
        int sum = add(m, n);
        assert sum == m + n; // expect: violated assert
    }
}
