package java.lang;

/** What the model does not have. */
final class ExecuteStringBuffer {
    static StringBuffer appendCodePoint(StringBuffer self, int c) {
        return self.append(Character.toChars(c));
    }

    static StringBuffer insert(StringBuffer self, int at, char[] cs) {
        return self.insert(at, new String(cs));
    }

    static StringBuffer insert(StringBuffer self, int at, char[] cs, int from, int n) {
        return self.insert(at, new String(cs, from, n));
    }

    static StringBuffer insert(StringBuffer self, int at, CharSequence s, int from, int to) {
        if (s == null) {
            s = "null";
        }
        return self.insert(at, s.subSequence(from, to).toString());
    }

    static StringBuffer insert(StringBuffer self, int at, float x) {
        return self.insert(at, String.valueOf(x));
    }

    static StringBuffer insert(StringBuffer self, int at, double x) {
        return self.insert(at, String.valueOf(x));
    }

    static StringBuffer append(StringBuffer self, float x) {
        return self.append(String.valueOf(x));
    }

    static StringBuffer append(StringBuffer self, double x) {
        return self.append(String.valueOf(x));
    }

    static java.util.stream.IntStream chars(StringBuffer self) {
        return self.toString().chars();
    }

    /** Since Java 21. */
    static StringBuffer repeat(StringBuffer self, int c, int n) {
        if (n < 0) {
            throw new IllegalArgumentException("count is negative: " + n);
        }
        String text = new String(Character.toChars(c));
        for (int i = 0; i < n; i++) {
            self.append(text);
        }
        return self;
    }

    /** Since Java 21. */
    static StringBuffer repeat(StringBuffer self, CharSequence part, int n) {
        if (n < 0) {
            throw new IllegalArgumentException("count is negative: " + n);
        }
        if (part != null && !(part instanceof String)) {
            $asks();
        }
        String text = String.valueOf(part);
        for (int i = 0; i < n; i++) {
            self.append(text);
        }
        return self;
    }

    /** Not modelled: which methods of another CharSequence are called. */
    private static native void $asks();
}
