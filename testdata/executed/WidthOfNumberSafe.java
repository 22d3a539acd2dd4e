// verdict: SAFE
// twin: WidthOfNumber
// about: Numbers below 100000 have at most five digits. No engine proves that yet.
// run: values=99998

import java.util.Random;

public class WidthOfNumberSafe {
    public static void main(String[] args) {
        int x = new Random().nextInt(100000);
        String text = String.format("%05d", x);
        assert text.length() == 5;
    }
}
