package shop.app;

import shop.Order;

/** What is printed on the boxes of an order. */
public final class Label {
    private final Order order;

    public Label(Order order) {
        if (order == null) {
            throw new IllegalArgumentException("no order");
        }
        this.order = order;
    }

    /** The article without its size: "shirt-XL" is a "shirt". */
    public String article() {
        return order.article().substring(0, order.article().indexOf('-'));
    }
}
