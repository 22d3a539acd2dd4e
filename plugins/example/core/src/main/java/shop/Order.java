package shop;

/** An order of some pieces that are sent in boxes. */
public record Order(String article, int pieces) {
    public Order {
        if (article.isEmpty() || pieces <= 0) {
            throw new IllegalArgumentException("an order needs an article and pieces");
        }
    }

    /** How many boxes it takes. */
    public int boxes(boolean large) {
        int size = large ? 10 : 4;
        return (pieces + size - 1) / size;
    }
}
