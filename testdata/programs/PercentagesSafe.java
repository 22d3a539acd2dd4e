// verdict: SAFE
// twin: PercentagesUnchecked
// about: Every element stored is a percentage, so every element read is one.
// run: values=1,50,101,1

import java.util.Random;

public class PercentagesSafe {
    public static void main(String[] args) {
        Random random = new Random();
        int n = 1 + random.nextInt(30);
        int[] percent = new int[30];
        for (int i = 0; i < n; i++) {
            int p = random.nextInt(1000);
            if (p <= 100) {
                percent[i] = p;
            }
        }
        int k = random.nextInt(30);
        assert percent[k] >= 0 && percent[k] <= 100;
    }
}
