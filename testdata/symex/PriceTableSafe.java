// verdict: SAFE
// twin: PriceTableSwapped
// about: Prices are looked up by a record of two texts.
// run: args=tea,large
// run: args=tea,huge

import java.util.HashMap;
import java.util.Map;

public class PriceTableSafe {
    record Key(String product, String size) {
    }

    private static final Map<Key, Integer> PRICES = new HashMap<>();

    static int price(String product, String size) {
        return PRICES.getOrDefault(new Key(product, size), 0);
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
            assert cents == 250;
        } else {
            assert cents <= 200;
        }
    }
}
