// verdict: SAFE
// twin: CompareBySubtraction
// about: A comparison must be positive exactly when the first number is larger.
// run: values=2147483647,-1

import java.util.Random;

public class CompareSafe {
    static int compare(int a, int b) {
        return a < b ? -1 : a > b ? 1 : 0;
    }

    public static void main(String[] args) {
        Random random = new Random();
        int a = random.nextInt();
        int b = random.nextInt();
        if (a > b) {
            assert compare(a, b) > 0;
        } else if (a == b) {
            assert compare(a, b) == 0;
        }
    }
}
