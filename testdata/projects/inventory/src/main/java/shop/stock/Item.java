package shop.stock;

import java.util.Objects;

/** An article that the shop sells. */
public final class Item {
    private final String code;
    private final String name;
    private final int priceCents;

    public Item(String code, String name, int priceCents) {
        this.code = Objects.requireNonNull(code, "code");
        this.name = Objects.requireNonNull(name, "name");
        if (code.isEmpty()) {
            throw new IllegalArgumentException("an item needs a code");
        }
        if (priceCents < 0) {
            throw new IllegalArgumentException("negative price: " + priceCents);
        }
        this.priceCents = priceCents;
    }

    public String code() {
        return code;
    }

    public String name() {
        return name;
    }

    public int priceCents() {
        return priceCents;
    }

    /** The first letter of the name, for the label of a shelf; '?' for an item without a name. */
    public char initial() {
        if (name.isEmpty()) {
            return '?';
        }
        return Character.toUpperCase(name.charAt(0));
    }

    /** The part of the code before the first dash: the group of articles. */
    public String group() {
        int dash = code.indexOf('-');
        return dash < 0 ? code : code.substring(0, dash);
    }

    /** Price of some pieces, in cents. */
    public long price(int pieces) {
        if (pieces < 0) {
            throw new IllegalArgumentException("negative number of pieces");
        }
        return (long) priceCents * pieces;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Item && ((Item) other).code.equals(code);
    }

    @Override
    public int hashCode() {
        return code.hashCode();
    }

    @Override
    public String toString() {
        return code + " " + name;
    }
}
