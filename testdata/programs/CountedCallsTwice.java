// verdict: UNSAFE
// twin: CountedCallsSafe
// about: A recursion of any depth counts its calls in a static field, which may wrap around; the result is the difference.
// about: The last call counts itself twice.
// run: values=5,7

import java.util.Random;

public class CountedCallsTwice {
    static int calls;

    static int depth(int n) {
        calls += n <= 0 ? 2 : 1;
        return n <= 0 ? 1 : depth(n - 1) + 1;
    }

    public static void main(String[] args) {
        Random random = new Random();
        calls = random.nextInt();
        int before = calls;
        int n = random.nextInt(1000);
        int found = depth(n);
        assert calls - before == found; // expect: violated assert
    }
}
