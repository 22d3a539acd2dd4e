// verdict: SAFE
// twin: CountedCallsTwice
// about: A recursion of any depth counts its calls in a static field, which may wrap around; the result is the difference.
// run: values=5,7
// run: values=2147483647,3

import java.util.Random;

public class CountedCallsSafe {
    static int calls;

    static int depth(int n) {
        calls++;
        return n <= 0 ? 1 : depth(n - 1) + 1;
    }

    public static void main(String[] args) {
        Random random = new Random();
        calls = random.nextInt();
        int before = calls;
        int n = random.nextInt(1000);
        int found = depth(n);
        assert calls - before == found;
    }
}
