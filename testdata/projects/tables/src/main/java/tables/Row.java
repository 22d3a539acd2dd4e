package tables;

/** The cells of one line. */
public final class Row {
    private final String[] cells;

    public Row(String... cells) {
        if (cells == null) {
            throw new IllegalArgumentException("no cells");
        }
        this.cells = cells.clone();
    }

    public int size() {
        return cells.length;
    }

    /** A cell; empty if the row is too short. */
    public String get(int i) {
        if (i < 0 || i >= cells.length) {
            return "";
        }
        String s = cells[i];
        return s == null ? "" : s;
    }

    /** The last cell; empty if there is none. */
    public String last() {
        return get(cells.length - 1);
    }

    /** Whether each cell is empty. */
    public boolean isEmpty() {
        for (String s : cells) {
            if (s != null && !s.isEmpty()) {
                return false;
            }
        }
        return true;
    }

    /** The number of characters in all cells. */
    public int length() {
        int n = 0;
        for (int i = 0; i < cells.length; i++) {
            n += get(i).length();
        }
        return n;
    }

    /** The place of the longest cell; -1 for a row without cells. */
    public int longest() {
        int best = -1;
        for (int i = 0; i < cells.length; i++) {
            if (best < 0 || get(i).length() > get(best).length()) {
                best = i;
            }
        }
        return best;
    }

    /** The longest cell. */
    public String longestCell() {
        int i = longest();
        return i < 0 ? "" : get(i);
    }

    /** A row with the cells in reverse order. */
    public Row reversed() {
        String[] other = new String[cells.length];
        for (int i = 0; i < cells.length; i++) {
            other[cells.length - 1 - i] = cells[i];
        }
        return new Row(other);
    }
}
