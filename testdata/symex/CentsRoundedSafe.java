// verdict: SAFE
// twin: CentsCut
// about: An amount in euros becomes cents by rounding.
// run: values=29

import java.util.Random;

public class CentsRoundedSafe {
    static int cents(double euros) {
        return (int) Math.round(euros * 100);
    }

    public static void main(String[] args) {
        int price = new Random().nextInt(100);
        double euros = price / 100.0;
        assert cents(euros) == price;
    }
}
