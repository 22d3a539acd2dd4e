// verdict: UNSAFE
// twin: TenthsSummedSafe
// about: Ten times a tenth is not one.
// run: values=10

import java.util.Random;

public class TenthsSummedDrift {
    public static void main(String[] args) {
        int n = new Random().nextInt(11);
        double litres = 0;
        for (int i = 0; i < n; i++) {
            litres += 0.1;
        }
        if (n == 10) {
            assert litres == 1; // expect: violated assert
        }
    }
}
