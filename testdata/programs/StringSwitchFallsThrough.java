// verdict: UNSAFE
// twin: StringSwitchSafe
// about: A switch over strings sets a price.
// about: A missing break falls through to the next price.
// run: values=true

import java.util.Random;

public class StringSwitchFallsThrough {
    static int price(String fruit) {
        int price = 0;
        switch (fruit) {
            case "apple":
                price = 3;
            case "pear":
                price = 4;
                break;
            default:
                price = -1;
        }
        return price;
    }

    public static void main(String[] args) {
        boolean apple = new Random().nextBoolean();
        int p = price(apple ? "apple" : "pear");
        assert apple ? p == 3 : p == 4; // expect: violated assert
    }
}
