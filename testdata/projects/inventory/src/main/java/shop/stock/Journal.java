package shop.stock;

/** The last movements of the warehouse, in a ring. */
public class Journal {
    private static final int SIZE = 16;

    private final String[] entries = new String[SIZE];
    private int written;

    /** Writes a line; old lines are lost. */
    public void write(String text) {
        if (text == null) {
            throw new NullPointerException("text");
        }
        entries[written & (SIZE - 1)] = text;
        written++;
    }

    public int written() {
        return written;
    }

    /** The line that was written some lines ago, 0 for the last; null if it is lost. */
    public String ago(int lines) {
        if (lines < 0 || lines >= SIZE || lines >= written) {
            return null;
        }
        return entries[(written - 1 - lines) & (SIZE - 1)];
    }

    /** The length of the longest line that is there. */
    public int longest() {
        int max = 0;
        for (String s : entries) {
            if (s != null && s.length() > max) {
                max = s.length();
            }
        }
        return max;
    }

    /** A slot for a key: always the same for the same key. */
    public int slot(String key) {
        if (key == null) {
            return 0;
        }
        return (key.hashCode() & Integer.MAX_VALUE) % SIZE;
    }

    /** The line in the slot of a key. */
    public String bySlot(String key) {
        return entries[slot(key)];
    }
}
