// verdict: UNSAFE
// twin: StockSafe
// about: What is in stock of an article, if it is known.
// about: It may not be known.
// run: values=3

import java.util.HashMap;
import java.util.Map;
import java.util.Random;

public class StockUnknown {
    public static void main(String[] args) {
        Map<Integer, Integer> stock = new HashMap<>();
        stock.put(17, 4);
        int article = new Random().nextInt(20);
        int left = stock.get(article); // expect: violated null-dereference
        assert left >= 0;
    }
}
