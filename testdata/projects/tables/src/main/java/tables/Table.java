package tables;

import java.util.ArrayList;
import java.util.List;

/** Columns and rows of text. */
public class Table {
    private final List<Column> columns = new ArrayList<>();
    private final List<Row> rows = new ArrayList<>();
    private Row footer;

    /** Adds a column; only before the first row. */
    public Table column(String title, Align align) {
        if (!rows.isEmpty()) {
            throw new IllegalStateException("the table has rows already");
        }
        columns.add(new Column(title, align));
        return this;
    }

    /** Adds a row and makes its columns wide enough. */
    public Table row(String... cells) {
        Row row = new Row(cells);
        for (int i = 0; i < columns.size(); i++) {
            columns.get(i).fit(row.get(i));
        }
        rows.add(row);
        return this;
    }

    /** Sets the last line. */
    public Table footer(String... cells) {
        footer = new Row(cells);
        return this;
    }

    public int columns() {
        return columns.size();
    }

    public int rows() {
        return rows.size();
    }

    /** How many cells the footer has. */
    public int footerSize() {
        return footer == null ? 0 : footer.size();
    }

    /** The width of the table, with a blank between columns. */
    public int width() {
        int sum = 0;
        for (Column c : columns) {
            sum += c.width() + 1;
        }
        return sum == 0 ? 0 : sum - 1;
    }

    /** The average number of cells of a row. */
    public int averageCells() {
        int sum = 0;
        for (Row r : rows) {
            sum += r.size();
        }
        return rows.isEmpty() ? 0 : sum / rows.size();
    }

    /** The cell in a row and a column; empty if there is none. */
    public String cell(int row, int column) {
        if (row < 0 || row >= rows.size()) {
            return "";
        }
        return rows.get(row).get(column);
    }

    /** The title of the last column; empty for a table without columns. */
    public String lastTitle() {
        if (columns.isEmpty()) {
            return "";
        }
        return columns.get(columns.size() - 1).title();
    }

    /** The line of headings. */
    public String header() {
        StringBuilder b = new StringBuilder();
        for (Column c : columns) {
            b.append(c.heading()).append(' ');
        }
        return Text.trimRight(b.toString());
    }

    /** One line of the table. */
    public String line(int row) {
        if (row < 0 || row >= rows.size()) {
            return "";
        }
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < columns.size(); i++) {
            b.append(columns.get(i).format(rows.get(row).get(i))).append(' ');
        }
        return Text.trimRight(b.toString());
    }

    @Override
    public String toString() {
        StringBuilder b = new StringBuilder(header()).append('\n');
        b.append(Text.repeat('-', width())).append('\n');
        for (int i = 0; i < rows.size(); i++) {
            b.append(line(i)).append('\n');
        }
        return b.toString();
    }
}
