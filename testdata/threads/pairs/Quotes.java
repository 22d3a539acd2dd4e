// about: The best of three quotes is known when all have come in.

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;

public class Quotes {
    private final ConcurrentLinkedQueue<Integer> quotes = new ConcurrentLinkedQueue<>();

    CompletableFuture<Void> ask(int price) {
        return CompletableFuture.supplyAsync(() -> price + 1).thenAccept(quotes::add);
    }

    int best() {
        int best = Integer.MAX_VALUE;
        for (int q : quotes) {
            best = Math.min(best, q);
        }
        return best;
    }

    public static void main(String[] args) {
        Quotes q = new Quotes();
        CompletableFuture<Void> a = q.ask(30);
        CompletableFuture<Void> b = q.ask(20);
        CompletableFuture.allOf(a, b).join(); // only: safe
        CompletableFuture.anyOf(a, b).join(); // only: broken
        assert q.best() == 21;
        assert q.quotes.size() == 2;
    }
}
