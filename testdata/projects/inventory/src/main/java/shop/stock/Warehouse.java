package shop.stock;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** How many pieces there are of each item. */
public class Warehouse {
    private final Map<String, Integer> pieces = new HashMap<>();
    private final Map<String, Item> items = new HashMap<>();
    private int movements;

    /** Puts pieces of an item into the warehouse. */
    public void add(Item item, int count) {
        Objects.requireNonNull(item, "item");
        if (count <= 0) {
            throw new IllegalArgumentException("count must be positive");
        }
        Integer before = pieces.get(item.code());
        items.put(item.code(), item);
        pieces.put(item.code(), before == null ? count : before + count);
        movements++;
    }

    /** The number of pieces with this code; 0 for an unknown code. */
    public int count(String code) {
        Integer n = pieces.get(code);
        return n == null ? 0 : n;
    }

    /** Whether pieces were taken: there must be enough. */
    public boolean take(String code, int count) {
        if (count <= 0) {
            throw new IllegalArgumentException("count must be positive");
        }
        int there = count(code);
        if (there < count) {
            return false;
        }
        if (there == count) {
            pieces.remove(code);
        } else {
            pieces.put(code, there - count);
        }
        movements++;
        return true;
    }

    /** The name of the item with this code, or the code itself if it is unknown. */
    public String nameOf(String code) {
        Item item = items.get(code);
        if (item == null) {
            return code;
        }
        return item.name();
    }

    /** The value of all pieces with this code, in cents. */
    public long value(String code) {
        Item item = items.get(code);
        Integer n = pieces.get(code);
        if (item == null || n == null || n < 0) {
            return 0;
        }
        return item.price(n);
    }

    /** How many pieces were moved in one movement, on average. */
    public int average() {
        int sum = 0;
        for (int n : pieces.values()) {
            sum += n;
        }
        if (movements == 0) {
            return 0;
        }
        return sum / movements;
    }

    public int movements() {
        return movements;
    }

    /** Codes with less than some number of pieces. */
    public List<String> scarce(int limit) {
        List<String> codes = new ArrayList<>();
        for (Map.Entry<String, Integer> e : pieces.entrySet()) {
            if (e.getValue() < limit) {
                codes.add(e.getKey());
            }
        }
        return codes;
    }
}
