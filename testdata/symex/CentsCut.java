// verdict: UNSAFE
// twin: CentsRoundedSafe
// about: The cents are cut off: 0.29 * 100 is a little less than 29.
// run: values=29

import java.util.Random;

public class CentsCut {
    static int cents(double euros) {
        return (int) (euros * 100);
    }

    public static void main(String[] args) {
        int price = new Random().nextInt(100);
        double euros = price / 100.0;
        assert cents(euros) == price; // expect: violated assert
    }
}
