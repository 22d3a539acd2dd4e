// verdict: SAFE
// twin: DiscountTooLarge
// about: A discount in percent is between 0 and 90, so prices stay positive.
// run: values=55,5

import java.util.Random;

public class DiscountSafe {
    private final double percent;

    DiscountSafe(double percent) {
        if (percent < 0) {
            this.percent = 0;
        } else if (percent > 90) {
            this.percent = 90;
        } else {
            this.percent = percent;
        }
    }

    double of(double price) {
        return price * (100 - percent) / 100;
    }

    String text(double price) {
        return price + " reduced by " + percent + " % is " + of(price);
    }

    public static void main(String[] args) {
        Random random = new Random();
        DiscountSafe discount = new DiscountSafe(random.nextInt(120));
        double price = 1 + random.nextInt(500);
        double now = discount.of(price);
        System.out.println(discount.text(price));
        assert now > 0;
        assert now <= 500;
    }
}
