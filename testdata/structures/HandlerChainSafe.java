// verdict: SAFE
// twin: HandlerChainNoLast
// about: Requests go along a chain of handlers, each responsible up to a limit; the last one takes everything.
// run: values=3,10,70,90,75

import java.util.Random;

public class HandlerChainSafe {
    abstract static class Handler {
        protected Handler successor;

        abstract int handle(int amount);
    }

    static class Limited extends Handler {
        private final int limit;

        Limited(int limit, Handler successor) {
            this.limit = limit;
            this.successor = successor;
        }

        @Override
        int handle(int amount) {
            if (amount <= limit) {
                return limit;
            }
            return successor.handle(amount);
        }
    }

    static class Last extends Handler {
        @Override
        int handle(int amount) {
            return amount;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        Handler chain = new Last();
        int n = random.nextInt(6);
        for (int i = 0; i < n; i++) {
            chain = new Limited(random.nextInt(100), chain);
        }
        int amount = random.nextInt(1000);
        assert chain.handle(amount) >= amount;
    }
}
