// verdict: SAFE
// entry: OrderSafe.each
// about: The constructor refuses quantities that are not positive.

public record OrderSafe(String id, int quantity) {
    public OrderSafe {
        if (quantity <= 0) {
            throw new IllegalArgumentException("quantity");
        }
    }

    public int each(int total) {
        return total / quantity;
    }
}
