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
}
