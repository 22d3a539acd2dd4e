package settings;

import java.util.ArrayList;
import java.util.List;

/** Entries below a heading. */
public class Section {
    private final String name;
    private final List<Entry> entries = new ArrayList<>();

    public Section(String name) {
        if (name == null) {
            throw new IllegalArgumentException("no name");
        }
        this.name = name;
    }

    public String name() {
        return name;
    }

    public int size() {
        return entries.size();
    }

    /** Adds an entry; an entry with the same key goes away. */
    public void put(Entry entry) {
        if (entry == null) {
            throw new IllegalArgumentException("no entry");
        }
        int i = indexOf(entry.key());
        if (i < 0) {
            entries.add(entry);
        } else {
            entries.set(i, entry);
        }
    }

    private int indexOf(String key) {
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).key().equals(key)) {
                return i;
            }
        }
        return -1;
    }

    /** The entry with a key, or null. */
    public Entry find(String key) {
        int i = indexOf(key);
        return i < 0 ? null : entries.get(i);
    }

    /** The value of a key; empty if it is not there. */
    public String value(String key) {
        Entry entry = find(key);
        return entry == null ? "" : entry.value();
    }

    /** The value of a key as a number. */
    public int number(String key, int otherwise) {
        Entry entry = find(key);
        return entry == null ? otherwise : entry.number(otherwise);
    }

    /** Removes a key; whether it was there. */
    public boolean remove(String key) {
        int i = indexOf(key);
        if (i < 0) {
            return false;
        }
        entries.remove(i);
        return true;
    }

    /** The key that was added first; empty for an empty section. */
    public String firstKey() {
        return entries.isEmpty() ? "" : entries.get(0).key();
    }

    /** The average length of values; 0 for an empty section. */
    public int averageLength() {
        int sum = 0;
        for (Entry e : entries) {
            sum += e.value().length();
        }
        return entries.isEmpty() ? 0 : sum / entries.size();
    }
}
