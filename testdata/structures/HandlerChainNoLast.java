// verdict: UNSAFE
// twin: HandlerChainSafe
// about: Requests go along a chain of handlers, each responsible up to a limit.
// about: The last one takes up to 500 and has no successor.
// run: values=0,501

import java.util.Random;

public class HandlerChainNoLast {
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
            return successor.handle(amount); // expect: violated null-dereference
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        Handler chain = new Limited(500, null);
        int n = random.nextInt(6);
        for (int i = 0; i < n; i++) {
            chain = new Limited(random.nextInt(100), chain);
        }
        int amount = random.nextInt(1000);
        assert chain.handle(amount) >= amount;
    }
}
