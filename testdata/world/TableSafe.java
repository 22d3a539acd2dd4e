// verdict: SAFE
// entry: TableSafe.row
// about: The constructor makes all rows, for any array of texts.

public class TableSafe {
    private final String[] titles;
    private final int[] widths;

    public TableSafe(String... titles) {
        this.titles = titles.clone();
        widths = new int[titles.length];
    }

    public int row(int column) {
        if (column < 0 || column >= titles.length) {
            return -1;
        }
        return widths[column];
    }
}
