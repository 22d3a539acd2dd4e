// verdict: SAFE
// twin: ComparatorKeyNull
// about: A comparator is put together from a method reference by the platform's own code.
// about: Every item has a price.
// run: values=3,0

import java.util.Comparator;
import java.util.Random;

public class ComparatorKeySafe {
    record Item(Integer price) { }

    static int dearest(Item[] items, Comparator<Item> order) {
        int best = 0;
        for (int i = 1; i < items.length; i++) {
            if (order.compare(items[i], items[best]) > 0) {
                best = i;
            }
        }
        return best;
    }

    public static void main(String[] args) {
        Random random = new Random();
        int p = random.nextInt(5);
        Integer q = random.nextInt(5);
        Item[] items = {new Item(p), new Item(q)};
        int i = dearest(items, Comparator.comparing(Item::price));
        assert items[i].price() >= p;
    }
}
