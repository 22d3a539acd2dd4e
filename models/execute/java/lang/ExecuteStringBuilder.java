package java.lang;

/** What the model does not have. */
final class ExecuteStringBuilder {
    static StringBuilder appendCodePoint(StringBuilder self, int c) {
        return self.append(Character.toChars(c));
    }

    static StringBuilder insert(StringBuilder self, int at, char[] cs) {
        return self.insert(at, new String(cs));
    }

    static StringBuilder insert(StringBuilder self, int at, char[] cs, int from, int n) {
        return self.insert(at, new String(cs, from, n));
    }

    static StringBuilder insert(StringBuilder self, int at, CharSequence s, int from, int to) {
        if (s == null) {
            s = "null";
        }
        return self.insert(at, s.subSequence(from, to).toString());
    }

    static StringBuilder insert(StringBuilder self, int at, float x) {
        return self.insert(at, String.valueOf(x));
    }

    static StringBuilder insert(StringBuilder self, int at, double x) {
        return self.insert(at, String.valueOf(x));
    }

    static StringBuilder append(StringBuilder self, float x) {
        return self.append(String.valueOf(x));
    }

    static StringBuilder append(StringBuilder self, double x) {
        return self.append(String.valueOf(x));
    }

    static java.util.stream.IntStream chars(StringBuilder self) {
        return self.toString().chars();
    }

    /** Since Java 21. */
    static StringBuilder repeat(StringBuilder self, int c, int n) {
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
    static StringBuilder repeat(StringBuilder self, CharSequence part, int n) {
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
