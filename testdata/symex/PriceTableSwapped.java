// verdict: UNSAFE
// twin: PriceTableSafe
// about: Product and size are swapped in the key.
// run: args=tea,large
// run: args=large,tea

import java.util.HashMap;
import java.util.Map;

public class PriceTableSwapped {
    record Key(String product, String size) {
    }

    private static final Map<Key, Integer> PRICES = new HashMap<>();

    static int price(String product, String size) {
        return PRICES.getOrDefault(new Key(size, product), 0);
    }

    public static void main(String[] args) {
        PRICES.put(new Key("tea", "small"), 150);
        PRICES.put(new Key("tea", "large"), 250);
        PRICES.put(new Key("coffee", "small"), 200);
        if (args.length < 2) {
            return;
        }
        int cents = price(args[0], args[1]);
        if (args[0].equals("tea") && args[1].equals("large")) {
            assert cents == 250; // expect: violated assert
        } else {
            assert cents <= 200; // expect: violated assert
        }
    }
}
