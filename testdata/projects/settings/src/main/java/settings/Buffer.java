package settings;

/** Characters that are read one by one and may be put back. */
public class Buffer {
    private final char[] chars;
    private int at;
    private int mark = -1;

    public Buffer(String text) {
        if (text == null) {
            throw new IllegalArgumentException("no text");
        }
        chars = text.toCharArray();
    }

    /** The next character, or -1 at the end. */
    public int read() {
        if (at >= chars.length) {
            return -1;
        }
        return chars[at++];
    }

    /** The character that comes next, which stays; -1 at the end. */
    public int peek() {
        return at < chars.length ? chars[at] : -1;
    }

    /** The character that was read last; -1 at the start. */
    public int previous() {
        return at > 0 ? chars[at - 1] : -1;
    }

    /** Remembers the place. */
    public void mark() {
        mark = at;
    }

    /** Goes back to the remembered place; whether there is one. */
    public boolean reset() {
        if (mark < 0) {
            return false;
        }
        at = mark;
        return true;
    }

    /** The text since the remembered place; empty if there is none. */
    public String marked() {
        if (mark < 0 || mark > at) {
            return "";
        }
        return new String(chars, mark, at - mark);
    }

    /** Leaves out some characters; how many there were. */
    public int skip(int n) {
        int there = Math.min(Math.max(0, n), chars.length - at);
        at += there;
        return there;
    }

    public int left() {
        return chars.length - at;
    }

    /** Reads blanks; how many there were. */
    public int blanks() {
        int n = 0;
        while (at < chars.length && chars[at] == ' ') {
            at++;
            n++;
        }
        return n;
    }
}
