package tables;

import java.util.ArrayList;
import java.util.List;

/** Breaks text into lines. */
public final class Wrap {
    private final int width;

    public Wrap(int width) {
        if (width < 1) {
            throw new IllegalArgumentException("a line has at least one character");
        }
        this.width = width;
    }

    public int width() {
        return width;
    }

    /** Lines of a text, broken at blanks if there are any. */
    public List<String> lines(String text) {
        List<String> lines = new ArrayList<>();
        if (text == null) {
            return lines;
        }
        int start = 0;
        while (text.length() - start > width) {
            int end = text.lastIndexOf(' ', start + width);
            if (end <= start) {
                end = start + width;
                lines.add(text.substring(start, end));
                start = end;
            } else {
                lines.add(text.substring(start, end));
                start = end + 1;
            }
        }
        lines.add(text.substring(start));
        return lines;
    }

    /** The first characters of a text that fill a line. */
    public String head(String text) {
        if (text == null) {
            return "";
        }
        return text.substring(0, Math.min(width, text.length()));
    }

    /** What is left after the first line. */
    public String tail(String text) {
        if (text == null || text.length() <= width) {
            return "";
        }
        return text.substring(width);
    }

    /** How many lines some characters need without regard to blanks. */
    public int count(int characters) {
        return characters <= 0 ? 0 : (characters - 1) / width + 1;
    }
}
