// about: The next stage of a future gets the value, instead of looking for it.

import java.util.concurrent.CompletableFuture;

public class Chained {
    static volatile Integer price;

    public static void main(String[] args) {
        CompletableFuture<Integer> asked = CompletableFuture.supplyAsync(() -> {
            price = 20;
            return 20;
        });
        int twice = asked.thenApply(p -> 2 * p).join(); // only: safe
        int twice = 2 * price; // only: broken
        assert twice == 40;
    }
}
