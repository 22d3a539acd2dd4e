package settings;

import java.util.ArrayList;
import java.util.List;

/** The cells of a line with commas. */
public final class CsvLine {
    private final List<String> cells = new ArrayList<>();

    /** Splits a line; a comma in quotes does not count. */
    public CsvLine(String line) {
        if (line == null) {
            throw new IllegalArgumentException("no line");
        }
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"') {
                quoted = !quoted;
            } else if (c == ',' && !quoted) {
                cells.add(cell.toString());
                cell.setLength(0);
            } else {
                cell.append(c);
            }
        }
        cells.add(cell.toString());
    }

    public int size() {
        return cells.size();
    }

    /** A cell; empty if the line is too short. */
    public String get(int i) {
        if (i < 0 || i >= cells.size()) {
            return "";
        }
        return cells.get(i);
    }

    /** The cell in the middle. */
    public String middle() {
        return cells.get(cells.size() / 2);
    }

    /** The first character of a cell; blank for an empty one. */
    public char first(int i) {
        String s = get(i);
        return s.isEmpty() ? ' ' : s.charAt(0);
    }

    /** Whether a line has as many cells as this one. */
    public boolean fits(CsvLine other) {
        return other != null && other.size() == size();
    }
}
