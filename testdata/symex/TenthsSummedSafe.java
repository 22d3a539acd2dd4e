// verdict: SAFE
// twin: TenthsSummedDrift
// about: Up to ten tenths are counted as an int.
// run: values=10

import java.util.Random;

public class TenthsSummedSafe {
    public static void main(String[] args) {
        int n = new Random().nextInt(11);
        int litres = 0;
        for (int i = 0; i < n; i++) {
            litres += 1;
        }
        if (n == 10) {
            assert litres / 10.0 == 1;
        }
    }
}
