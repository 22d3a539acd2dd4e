// about: The price of an order comes from two stages that run in other threads.
// open: each run of the common pool takes a JVM of its own, so there are few.

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

public class OrderStages {
    private static final Map<String, Integer> STOCK = new ConcurrentHashMap<>();

    static int priceOf(String item) {
        return item.length() * 10;
    }

    static int reserve(String item, int count) {
        int left = STOCK.merge(item, -count, Integer::sum);
        if (left < 0) {
            throw new IllegalStateException("sold out: " + item);
        }
        return count;
    }

    static CompletableFuture<Integer> total(String item, int count) {
        CompletableFuture<Integer> price = CompletableFuture.supplyAsync(() -> priceOf(item));
        CompletableFuture<Integer> reserved = CompletableFuture.supplyAsync(() -> reserve(item, count));
        return price.thenCombine(reserved, (p, n) -> p * n);
    }

    public static void main(String[] args) {
        STOCK.put("lamp", 5);
        CompletableFuture<Integer> first = total("lamp", 2);
        CompletableFuture<Integer> second = total("lamp", 3); // only: safe
        CompletableFuture<Integer> second = total("lamp", 4); // only: broken
        int sum = first.join() + second.join();
        assert sum == 200;
        assert STOCK.get("lamp") == 0;
    }
}
