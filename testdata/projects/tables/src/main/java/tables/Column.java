package tables;

/** The title, the width and the alignment of a column. */
public final class Column {
    private final String title;
    private final Align align;
    private int width;

    public Column(String title, Align align) {
        if (title == null) {
            throw new IllegalArgumentException("a column needs a title");
        }
        this.title = title;
        this.align = align == null ? Align.LEFT : align;
        this.width = title.length();
    }

    public String title() {
        return title;
    }

    public Align align() {
        return align;
    }

    public int width() {
        return width;
    }

    /** Makes the column as wide as a text. */
    public void fit(String cell) {
        if (cell != null && cell.length() > width) {
            width = cell.length();
        }
    }

    /** The title as a heading. */
    public String heading() {
        return Text.pad(Text.capital(title), width, align);
    }

    /** A cell of the column. */
    public String format(String cell) {
        return Text.pad(Text.shorten(cell, width), width, align);
    }

    /** A letter for the column, for narrow tables. */
    public char letter() {
        if (title.isEmpty()) {
            return ' ';
        }
        return title.charAt(0);
    }
}
