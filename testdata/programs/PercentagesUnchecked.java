// verdict: UNSAFE
// twin: PercentagesSafe
// about: Every element stored is a percentage, so every element read is one.
// about: Values above 100 are stored as well.
// run: values=0,101,0

import java.util.Random;

public class PercentagesUnchecked {
    public static void main(String[] args) {
        Random random = new Random();
        int n = 1 + random.nextInt(30);
        int[] percent = new int[30];
        for (int i = 0; i < n; i++) {
            int p = random.nextInt(1000);
            if (p <= 101) {
                percent[i] = p;
            }
        }
        int k = random.nextInt(30);
        assert percent[k] >= 0 && percent[k] <= 100; // expect: violated assert
    }
}
