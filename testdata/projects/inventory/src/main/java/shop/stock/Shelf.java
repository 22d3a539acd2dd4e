package shop.stock;

/** A shelf with places in rows and columns. */
public class Shelf {
    private final int rows;
    private final int columns;
    private final Item[] places;
    private int used;

    public Shelf(int rows, int columns) {
        if (rows <= 0 || columns <= 0 || rows > 1000 || columns > 1000) {
            throw new IllegalArgumentException("a shelf has 1 to 1000 rows and columns");
        }
        this.rows = rows;
        this.columns = columns;
        this.places = new Item[rows * columns];
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    public int used() {
        return used;
    }

    /** Puts an item into a place; whether the place was there and free. */
    public boolean put(int row, int column, Item item) {
        if (item == null || !inside(row, column)) {
            return false;
        }
        int i = row * columns + column;
        if (places[i] != null) {
            return false;
        }
        places[i] = item;
        used++;
        return true;
    }

    /** The item in a place; null if there is none, or no such place. */
    public Item get(int row, int column) {
        if (!inside(row, column)) {
            return null;
        }
        return places[row * columns + column];
    }

    /** Takes an item out of its place. */
    public Item clear(int row, int column) {
        Item item = get(row, column);
        if (item != null) {
            places[row * columns + column] = null;
            used--;
        }
        return item;
    }

    private boolean inside(int row, int column) {
        return row >= 0 && row < rows && column >= 0 && column < columns;
    }

    /** The item in the place after this one, in the same row. */
    public Item neighbour(int row, int column) {
        if (!inside(row, column)) {
            return null;
        }
        if (column + 1 >= columns) {
            return null;
        }
        return places[row * columns + column + 1];
    }

    /** Initials of a row's items, with dots for free places. */
    public String label(int row) {
        if (row < 0 || row >= rows) {
            return "";
        }
        StringBuilder b = new StringBuilder();
        for (int c = 0; c < columns; c++) {
            Item item = places[row * columns + c];
            b.append(item == null ? '.' : item.initial());
        }
        return b.toString();
    }

    /** Used places in percent. */
    public int load() {
        return used * 100 / places.length;
    }
}
