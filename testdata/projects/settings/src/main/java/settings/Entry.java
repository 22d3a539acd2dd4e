package settings;

/** A key with its value. */
public final class Entry {
    private final String key;
    private final String value;

    public Entry(String key, String value) {
        if (key == null || key.isEmpty()) {
            throw new IllegalArgumentException("an entry needs a key");
        }
        this.key = key;
        this.value = value == null ? "" : value;
    }

    public String key() {
        return key;
    }

    public String value() {
        return value;
    }

    /** Whether the value stands in quotes. */
    public boolean isQuoted() {
        int n = value.length();
        return n >= 2 && value.charAt(0) == '"' && value.charAt(n - 1) == '"';
    }

    /** The value without quotes around it. */
    public String unquoted() {
        return isQuoted() ? value.substring(1, value.length() - 1) : value;
    }

    /** The value as a number; a default if it is none. */
    public int number(int otherwise) {
        if (value.isEmpty() || value.length() > 9) {
            return otherwise;
        }
        int n = 0;
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c < '0' || c > '9') {
                return otherwise;
            }
            n = n * 10 + (c - '0');
        }
        return n;
    }

    /** The value as a truth. */
    public boolean isTrue() {
        return value.equals("true") || value.equals("yes") || value.equals("on");
    }

    /** The last character of the key, which tells units: 's' or 'm'; blank if there is no unit. */
    public char unit() {
        int dot = key.lastIndexOf('.');
        if (dot < 0 || dot + 1 >= key.length()) {
            return ' ';
        }
        return key.charAt(dot + 1);
    }

    /** A line "key = value"; null for a line that is none. */
    public static Entry parse(String line) {
        if (line == null) {
            return null;
        }
        int equals = line.indexOf('=');
        if (equals < 0) {
            return null;
        }
        String key = line.substring(0, equals).trim();
        if (key.isEmpty()) {
            return null;
        }
        return new Entry(key, line.substring(equals + 1).trim());
    }

    @Override
    public String toString() {
        return key + " = " + value;
    }
}
