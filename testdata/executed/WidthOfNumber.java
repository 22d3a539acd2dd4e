// verdict: UNSAFE
// twin: WidthOfNumberSafe
// about: A number may have more digits than the width of its format.
// run: values=100000

import java.util.Random;

public class WidthOfNumber {
    public static void main(String[] args) {
        int x = new Random().nextInt(100001);
        String text = String.format("%05d", x);
        assert text.length() == 5; // expect: violated assert
    }
}
