// verdict: SAFE
// twin: PriceListMissing
// about: Prices by name; an unknown name has the price 0.
// run: values=false

import java.util.Map;
import java.util.Random;

public class PriceListSafe {
    public static void main(String[] args) {
        Map<String, Integer> prices = Map.of("tea", 2);
        String wanted = new Random().nextBoolean() ? "tea" : "soup";
        int price = prices.getOrDefault(wanted, 0);
        assert price >= 0;
    }
}
