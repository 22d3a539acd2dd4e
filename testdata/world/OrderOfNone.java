// verdict: UNSAFE
// entry: OrderOfNone.each
// twin: OrderSafe
// about: The constructor lets 0 pass.
// calls: new OrderOfNone("a", 0).each(0);

public record OrderOfNone(String id, int quantity) {
    public OrderOfNone {
        if (quantity < 0) {
            throw new IllegalArgumentException("quantity");
        }
    }

    public int each(int total) {
        return total / quantity; // expect: violated division-by-zero
    }
}
