// verdict: UNSAFE
// twin: ShelfOrderSafe
// about: Shelves are kept in the order in which the enum lists them, and looked up by name.
// about: A name that is none is looked up as if it were one.
// run:

import java.util.TreeMap;

public class ShelfOrderUnchecked {
    enum Shelf {
        TOP, MIDDLE, LOW
    }

    static Shelf named(String name) {
        try {
            return Shelf.valueOf(name);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    public static void main(String[] args) {
        TreeMap<Shelf, Integer> books = new TreeMap<>();
        books.put(Shelf.LOW, 3);
        books.put(Shelf.TOP, 5);
        assert books.firstKey() == Shelf.TOP;
        assert Shelf.LOW.compareTo(Shelf.TOP) == 2;
        Shelf missing = named("ATTIC"), low = named("LOW");
        assert missing.ordinal() == 3 && low.ordinal() == 2 && low.getDeclaringClass() == Shelf.class; // expect: violated null-dereference
    }
}
