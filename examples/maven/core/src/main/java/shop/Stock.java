package shop;

import org.apache.commons.lang3.mutable.MutableInt;

/** How many pieces there are of each article. */
public final class Stock {
    private final MutableInt[] pieces;

    public Stock(int articles) {
        pieces = new MutableInt[articles];
        for (int i = 0; i < articles; i++) {
            pieces[i] = new MutableInt();
        }
    }

    public int articles() {
        return pieces.length;
    }

    /** Adds n pieces of an article, which must be less than articles(). */
    public void add(int article, int n) {
        pieces[article].add(n);
    }

    public int pieces(int article) {
        return pieces[article].intValue();
    }
}
