// about: Bids of random height; the highest wins.

import java.util.Random;

public class Auction {
    private int highest;
    private int bids;

    void bid(int amount) {
        synchronized (this) { // only: safe
        if (amount > highest) {
            highest = amount;
        }
        bids++;
        } // only: safe
    }

    synchronized int highest() {
        return highest;
    }

    synchronized int bids() {
        return bids;
    }

    public static void main(String[] args) throws InterruptedException {
        Random random = new Random();
        int first = random.nextInt(100);
        int second = random.nextInt(100);
        Auction auction = new Auction();
        Thread a = new Thread(() -> auction.bid(first), "first bidder");
        Thread b = new Thread(() -> auction.bid(second), "second bidder");
        a.start();
        b.start();
        a.join();
        b.join();
        assert auction.highest() == Math.max(first, second);
        assert auction.bids() == 2;
    }
}
