// verdict: UNSAFE
// twin: PriceListSafe
// about: Prices by name; an unknown name has the price 0.
// about: An unknown name has none.
// run: values=false

import java.util.Map;
import java.util.Random;

public class PriceListMissing {
    public static void main(String[] args) {
        Map<String, Integer> prices = Map.of("tea", 2);
        String wanted = new Random().nextBoolean() ? "tea" : "soup";
        int price = prices.get(wanted); // expect: violated null-dereference
        assert price >= 0;
    }
}
