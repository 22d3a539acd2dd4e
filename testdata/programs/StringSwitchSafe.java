// verdict: SAFE
// twin: StringSwitchFallsThrough
// about: A switch over strings sets a price.
// run: values=true
// run: values=false

import java.util.Random;

public class StringSwitchSafe {
    static int price(String fruit) {
        int price = 0;
        switch (fruit) {
            case "apple":
                price = 3;
                break;
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
        assert apple ? p == 3 : p == 4;
    }
}
