// verdict: UNSAFE
// twin: CompareSafe
// about: A comparison must be positive exactly when the first number is larger.
// about: The difference of two ints overflows.
// run: values=2147483647,-1

import java.util.Random;

public class CompareBySubtraction {
    static int compare(int a, int b) {
        return a - b;
    }

    public static void main(String[] args) {
        Random random = new Random();
        int a = random.nextInt();
        int b = random.nextInt();
        if (a > b) {
            assert compare(a, b) > 0; // expect: violated assert
        } else if (a == b) {
            assert compare(a, b) == 0;
        }
    }
}
