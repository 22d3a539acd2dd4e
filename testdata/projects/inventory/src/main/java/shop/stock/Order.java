package shop.stock;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/** What a customer wants, line by line. */
public class Order {
    /** Pieces of one item. */
    public static final class Line {
        private final Item item;
        private final int pieces;

        public Line(Item item, int pieces) {
            this.item = Objects.requireNonNull(item, "item");
            if (pieces <= 0) {
                throw new IllegalArgumentException("a line needs pieces");
            }
            this.pieces = pieces;
        }

        public Item item() {
            return item;
        }

        public int pieces() {
            return pieces;
        }

        public long cents() {
            return item.price(pieces);
        }
    }

    private final String customer;
    private final List<Line> lines = new ArrayList<>();
    private boolean closed;

    public Order(String customer) {
        this.customer = Objects.requireNonNull(customer, "customer");
    }

    public String customer() {
        return customer;
    }

    /** Adds a line; whether the order is still open. */
    public boolean add(Line line) {
        Objects.requireNonNull(line, "line");
        if (closed) {
            return false;
        }
        lines.add(line);
        return true;
    }

    public void close() {
        closed = true;
    }

    public int size() {
        return lines.size();
    }

    public List<Line> lines() {
        return Collections.unmodifiableList(lines);
    }

    public long total() {
        long sum = 0;
        for (Line line : lines) {
            sum += line.cents();
        }
        return sum;
    }

    /** Average price of a line in cents. */
    public long averageLine() {
        if (lines.isEmpty()) {
            return 0;
        }
        return total() / lines.size();
    }

    /** The line with the highest price; null for an empty order. */
    public Line dearest() {
        Line best = null;
        for (Line line : lines) {
            if (best == null || line.cents() > best.cents()) {
                best = line;
            }
        }
        return best;
    }

    /** The line that was added last; null for an empty order. */
    public Line last() {
        if (lines.isEmpty()) {
            return null;
        }
        return lines.get(lines.size() - 1);
    }

    /** How the customer is addressed on the parcel: the last word of the name. */
    public String surname() {
        int blank = customer.lastIndexOf(' ');
        return customer.substring(blank + 1);
    }

    /** The initial of the customer, or a dash. */
    public String shortName() {
        if (customer.isEmpty()) {
            return "-";
        }
        return customer.substring(0, 1) + ".";
    }
}
