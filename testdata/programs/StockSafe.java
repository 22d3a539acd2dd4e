// verdict: SAFE
// twin: StockUnknown
// about: What is in stock of an article, if it is known.
// run: values=17

import java.util.HashMap;
import java.util.Map;
import java.util.Random;

public class StockSafe {
    public static void main(String[] args) {
        Map<Integer, Integer> stock = new HashMap<>();
        stock.put(17, 4);
        int article = new Random().nextInt(20);
        int left = stock.getOrDefault(article, 0);
        assert left >= 0;
    }
}
