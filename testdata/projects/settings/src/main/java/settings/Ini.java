package settings;

import java.util.HashMap;
import java.util.Map;

/** Settings with sections, line by line. */
public class Ini {
    private final Map<String, Section> sections = new HashMap<>();
    private Section current;
    private int lines;
    private int ignored;

    /** Reads a line: a heading, an entry, a comment or nothing. */
    public void read(String line) {
        lines++;
        if (line == null) {
            ignored++;
            return;
        }
        String text = line.trim();
        if (text.isEmpty() || text.charAt(0) == '#' || text.charAt(0) == ';') {
            ignored++;
            return;
        }
        if (text.charAt(0) == '[') {
            open(heading(text));
            return;
        }
        Entry entry = Entry.parse(text);
        if (entry == null) {
            ignored++;
            return;
        }
        if (current == null) {
            open("");
        }
        current.put(entry);
    }

    /** The text in the brackets of a heading; empty if it is not one. */
    public static String heading(String text) {
        if (text == null || text.length() < 2 || text.charAt(0) != '[') {
            return "";
        }
        int close = text.indexOf(']');
        return close < 0 ? text.substring(1) : text.substring(1, close);
    }

    private void open(String name) {
        Section section = sections.get(name);
        if (section == null) {
            section = new Section(name);
            sections.put(name, section);
        }
        current = section;
    }

    public int lines() {
        return lines;
    }

    public int ignored() {
        return ignored;
    }

    public int size() {
        return sections.size();
    }

    /** The section with a name, or null. */
    public Section section(String name) {
        return sections.get(name);
    }

    /** The name of the section that was read last; empty before the first one. */
    public String currentName() {
        return current == null ? "" : current.name();
    }

    /** The value of a key in a section; empty if there is none. */
    public String value(String section, String key) {
        Section s = sections.get(section);
        return s == null ? "" : s.value(key);
    }

    /** Lines that were not ignored, in percent. */
    public int usedPercent() {
        if (lines <= 0) {
            return 0;
        }
        return (int) (100L * (lines - ignored) / lines);
    }
}
