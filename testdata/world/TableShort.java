// verdict: UNSAFE
// entry: TableShort.row
// twin: TableSafe
// about: One width is missing.

public class TableShort {
    private final String[] titles;
    private final int[] widths;

    public TableShort(String... titles) {
        this.titles = titles.clone();
        widths = new int[Math.max(titles.length - 1, 0)];
    }

    public int row(int column) {
        if (column < 0 || column >= titles.length) {
            return -1;
        }
        return widths[column]; // expect: violated array-index
    }
}
