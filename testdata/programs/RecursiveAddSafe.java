// verdict: SAFE
// twin: RecursiveAddWrongBase
// about: Addition by recursion.
// run: values=5,7

import java.util.Random;

public class RecursiveAddSafe {
    static int add(int m, int n) {
        if (n == 0) {
            return m;
        }
        return add(m + 1, n - 1);
    }

    public static void main(String[] args) {
        Random random = new Random();
        int m = random.nextInt(1000);
        int n = random.nextInt(1000);
        int sum = add(m, n);
        assert sum == m + n;
    }
}
